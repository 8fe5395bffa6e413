/** `npm run dev`: the reference API and Vite side by side; both reload on a change. */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { ensureInstalled, projectNode, root, scriptEnvironment } from './install.mjs'

const API_PORT = process.env.API_PORT ?? '8081'

ensureInstalled()
const node = projectNode()
const env = scriptEnvironment({ DEV_API_ORIGIN: `http://127.0.0.1:${API_PORT}` })
const start = (args, more = {}) =>
  spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } })

const children = [
  start(['--watch-path=api', '--watch-path=contract', 'api/server.ts'], {
    PORT: API_PORT,
    SITE_DIR: 'no-site',
    DATA_DIR: '.data/dev',
  }),
  start(['node_modules/vite/bin/vite.js', '--port', process.env.PORT ?? '5173']),
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
