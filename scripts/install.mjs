/**
 * Installs what is missing, and nothing else. It is plain JavaScript without imports from node_modules: it runs before
 * those exist, on whatever Node (20.19 or newer) the machine has.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = path.join(root, 'node_modules/.installed-lock')
const OWN_NODE = path.join(root, 'node_modules/.bin/node')
/** Of the packages that only a build needs: without it the others are missing too. */
const BUILDER = path.join(root, 'node_modules/vite/package.json')
/** `NODE_ENV=production` and npm's own settings may leave these out, and then nothing can be built. */
const ALL_KINDS = ['--include=dev', '--include=optional']
/** An npm before 11.11 leaves parts of the lock file out when it writes it, and then git refuses the next pull. */
const UNCHANGED = ['--no-save']
const QUIETLY = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  if (existsSync(BUILDER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.error('Installing packages (once) …') // the standard output may be a list for a spreadsheet
  // It does not use `npm ci`, which refuses lock files whose optional packages a registry mirror lacks
  // (docs/decisions/002).
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  rmSync(STAMP, { force: true }) // an installation that a power cut ends is none
  const { status, error } = spawnSync(npm, ['install', ...ALL_KINDS, ...UNCHANGED, ...QUIETLY], {
    cwd: root,
    stdio: ['inherit', 2, 2],
  })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('npm install failed: see the lines above.')
  // For another C library, as on Alpine. npm would take it for the next command.
  if (spawnSync(OWN_NODE, ['--version']).status !== 0) rmSync(OWN_NODE, { force: true })
  writeFileSync(STAMP, lock)
}

/**
 * Node 24 from the platform package if there is one, otherwise the Node that runs this. It must strip types by itself.
 */
export function projectNode() {
  if (existsSync(OWN_NODE)) return OWN_NODE
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18)) {
    fail(
      `No Node 24 package exists for ${process.platform}-${process.arch}: please use Node 22.18 or newer here.`,
    )
  }
  return process.execPath
}

/** Runs a project script on the project's Node, with node_modules/.bin first in PATH. Returns its exit status. */
export function runScript(args, env = {}) {
  const node = projectNode()
  const result = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: scriptEnvironment(env) })
  return result.status ?? 1
}

export function scriptEnvironment(env = {}) {
  const bin = path.join(root, 'node_modules/.bin')
  return { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
