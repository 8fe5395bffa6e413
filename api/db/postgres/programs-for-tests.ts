import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian and its derivatives keep the server's programs, newest version first. */
const VERSIONS = '/usr/lib/postgresql'

/**
 * The folder with `initdb` and `pg_ctl`, or null. PostgreSQL refuses to run as root, so root needs the user `postgres`.
 */
export function postgresPrograms(): string | null {
  if (!existsSync(VERSIONS)) return null
  const newest = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
  const found = newest
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  return found !== undefined && (!isRoot() || userId('-u') !== null) ? found : null
}

/** A new folder that the server's user may write to. */
export function folderForPostgres(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adbond-postgres-'))
  const user = userId('-u')
  const group = userId('-g')
  if (isRoot() && user !== null && group !== null) chownSync(folder, user, group)
  return folder
}

/** Blocks everything else in this process meanwhile. */
export const runAsPostgres = (programs: string, program: string, args: string[]): void =>
  void execFileSync(...asPostgres(join(programs, program), args), { stdio: 'ignore', cwd: tmpdir() })

/** The same without blocking, while the load of a test goes on. */
export async function runMeanwhile(programs: string, program: string, args: string[]): Promise<void> {
  const child = spawn(...asPostgres(join(programs, program), args), { stdio: 'ignore', cwd: tmpdir() })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.at(-1)} ended with ${code}`)
}

function asPostgres(path: string, args: string[]): [program: string, args: string[]] {
  if (!isRoot()) return [path, args]
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', path, ...args]]
}

const isRoot = (): boolean => process.getuid?.() === 0

function userId(which: '-u' | '-g'): number | null {
  try {
    return Number(execFileSync('id', [which, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch {
    return null // no such user
  }
}
