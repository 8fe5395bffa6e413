/**
 * `node scripts/run.mjs SCRIPT [ARG …]`: installs what is missing, reads `.env`, then runs a project script on the
 * project's Node.
 */
import process from 'node:process'
import { readSettingsFile } from '../build/settings/settings-file.mjs'
import { ensureInstalled, runScript } from './install.mjs'

ensureInstalled()
readSettingsFile()
process.exit(runScript(process.argv.slice(2)))
