import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian and its children keep the server's programs, newest version first. */
const VERSIONS = '/usr/lib/postgresql'

/** The folder with `initdb` and `pg_ctl`, or null. PostgreSQL refuses to run as root, so root needs the user `postgres`. */
export function postgresPrograms(): string | null {
  if (!existsSync(VERSIONS)) return null
  const newest = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
  const found = newest
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  return found !== undefined && (!isRoot() || userId('-u') !== null) ? found : null
}

export type PostgresForTests = { url: string; stop: () => void }

/** Starts an empty server of its own on a free loopback port. `durable`: commits reach the disk, as in earnest. */
export async function startPostgres(programs: string, { durable = false } = {}): Promise<PostgresForTests> {
  const folder = mkdtempSync(join(tmpdir(), 'adbond-postgres-'))
  const user = userId('-u')
  const group = userId('-g')
  if (isRoot() && user !== null && group !== null) chownSync(folder, user, group)
  const data = join(folder, 'data')
  run(programs, 'initdb', ['-D', data, '-A', 'trust', '-U', 'app', '-N', '-E', 'UTF8', '--locale', 'C.UTF-8'])
  const port = await freePort()
  // The tests end the server themselves, so nothing has to survive a power cut.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'}`
  run(programs, 'pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  const stop = () => {
    process.off('exit', stop)
    run(programs, 'pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop) // a test that fails halfway must not leave a server behind
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, stop }
}

function run(programs: string, program: string, args: string[]): void {
  const path = join(programs, program)
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups', path, ...args]
  if (isRoot()) execFileSync('setpriv', asPostgres, { stdio: 'ignore', cwd: tmpdir() })
  else execFileSync(path, args, { stdio: 'ignore', cwd: tmpdir() })
}

const isRoot = (): boolean => process.getuid?.() === 0

function userId(which: '-u' | '-g'): number | null {
  try {
    return Number(execFileSync('id', [which, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch {
    return null // no such user
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
