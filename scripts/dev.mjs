/** `npm run dev`: the reference API and Vite side by side; both reload on a change. */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { readSettingsFile } from '../build/settings/settings-file.mjs'
import { ensureInstalled, projectNode, root, scriptEnvironment } from './install.mjs'

ensureInstalled()
const API_PORT = process.env.API_PORT ?? '8081'
// Made before `.env` is read, which may name the owner's database or API: nobody tries things out there.
const apiEnvironment = scriptEnvironment({ PORT: API_PORT, SITE_DIR: 'none', DATA_DIR: '.data/dev' })
const { VITE_API_BASE_URL } = process.env // who names it here and now means it
readSettingsFile()
const viteEnvironment = {
  ...scriptEnvironment({ DEV_API_ORIGIN: `http://127.0.0.1:${API_PORT}` }),
  VITE_API_BASE_URL,
}

const node = projectNode()
const start = (args, env) => spawn(node, args, { cwd: root, stdio: 'inherit', env })
const children = [
  start(['--watch-path=api', '--watch-path=contract', 'api/server.ts'], apiEnvironment),
  start(['node_modules/vite/bin/vite.js', '--port', process.env.PORT ?? '5173'], viteEnvironment),
]
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
