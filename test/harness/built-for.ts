/** The site as an owner with other settings builds it, by the build itself, beside the one in `dist/`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What no build reads, and what a build makes. */
const LEFT_OUT = new Set(['.cache', '.git', 'dist', 'docs', 'node_modules', 'test', 'test-results'])

export type OwnersSettings = Partial<Record<`VITE_${string}`, string>>

export type OwnersBuild = { siteDir: string; remove: () => Promise<void> }

export async function builtFor(settings: OwnersSettings): Promise<OwnersBuild> {
  const root = await mkdtemp(path.join(tmpdir(), 'adbond-owner-'))
  const sources = (await readdir('.')).filter((name) => !LEFT_OUT.has(name))
  for (const name of sources) await cp(name, path.join(root, name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  await mkdir(path.join(root, '.cache'))
  const env = { ...process.env, ...settings }
  const build = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build ended with ${code}`)
  return { siteDir: path.join(root, 'dist'), remove: () => rm(root, { recursive: true }) }
}
