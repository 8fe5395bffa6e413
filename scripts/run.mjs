/**
 * `node scripts/run.mjs SCRIPT [ARG …]`: installs what is missing, then runs a project script on the project's Node.
 */
import process from 'node:process'
import { ensureInstalled, runScript } from './install.mjs'

ensureInstalled()
process.exit(runScript(process.argv.slice(2)))
