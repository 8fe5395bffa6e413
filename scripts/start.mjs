/**
 * `npm start`: installs what is missing, reads `.env`, builds what has changed, starts the site with its API and prints
 * the address.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { readSettingsFile } from '../build/settings/settings-file.mjs'
import { ensureInstalled, projectNode, root, runScript, scriptEnvironment } from './install.mjs'

ensureInstalled()
readSettingsFile()
const built = runScript(['build/build.ts', '--if-changed'])
if (built !== 0) process.exit(built)

const server = spawn(projectNode(), ['api/server.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: scriptEnvironment(),
})
// Ctrl-C reaches the server too, because it shares the terminal. This waits for it to close its database.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1)) // null: something killed it
