/**
 * The site built with other settings, in a folder of its own, so that dist/ stays unchanged. It is rebuilt when the
 * source has changed.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** What the build reads (build/source-digest.ts). */
const SOURCES = ['src', 'contract', 'follow', 'outbox', 'sw', 'public', 'scripts', 'build', 'api']
const FILES = ['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json']
const CONFIGS = ['vite.config.ts', 'uno.config.ts', 'pwa-manifest.ts']

const run = promisify(execFile)

export type OtherBuild = {
  /** Holds `dist/` and `deploy/`. */
  folder: string
  siteDir: string
  /** Runs a script of the project there, with these settings, and returns what it printed. */
  script: (...args: string[]) => Promise<string>
}

type Changes = {
  /** File of the copy → file of this project that replaces it there. */
  replaced?: Readonly<Record<string, string>>
  /** As an owner's folder does, so phones with the builds made there before hear what changed since. */
  keepsBuilds?: boolean
}

export async function buildWith(
  name: string,
  settings: Record<string, string>,
  { replaced = {}, keepsBuilds = false }: Changes = {},
): Promise<OtherBuild> {
  const folder = path.resolve('.cache/builds', name)
  await mkdir(folder, { recursive: true })
  for (const source of [...SOURCES, ...FILES, ...CONFIGS]) {
    await rm(path.join(folder, source), { recursive: true, force: true })
    await cp(source, path.join(folder, source), { recursive: true, preserveTimestamps: true })
  }
  if (!keepsBuilds) await rm(path.join(folder, '.cache/kept-builds'), { recursive: true, force: true }) // what is read is this build's
  for (const [file, other] of Object.entries(replaced))
    await cp(other, path.join(folder, file), { preserveTimestamps: true })
  const modules = path.join(folder, 'node_modules')
  if (!existsSync(modules)) await symlink(path.resolve('node_modules'), modules)
  // Playwright asks for colours, the run of all tests for none: Node would warn of the conflict.
  const { NO_COLOR: _none, FORCE_COLOR: _some, ...inherited } = process.env
  const env = { ...inherited, ...settings }
  const script = async (...args: string[]) => (await run(process.execPath, args, { cwd: folder, env })).stdout
  await script('build/build.ts', '--if-changed')
  return { folder, siteDir: path.join(folder, 'dist'), script }
}
