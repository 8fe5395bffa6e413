/** Debian's nginx and Caddy on loopback with TLS, as an owner would run them with the files of deploy/. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Certificate, selfSigned } from './certificate.ts'
import { freePort } from './ports/free-port.ts'
import { filled, type HostName } from './tls-host-config.ts'

export type { HostName }

export const PROGRAMS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const
const CONFIGS = { nginx: 'deploy/nginx.conf', caddy: 'deploy/Caddyfile' } as const

export function hasHost(name: HostName): boolean {
  try {
    accessSync(PROGRAMS[name], constants.X_OK)
    return true
  } catch {
    return false // not installed
  }
}

/** Names that no public host has; a browser is told where they are (`--host-resolver-rules`). */
export const NAMES = ['localhost', 'www.adbond.test', 'api.adbond.test', 'media.adbond.test'] as const

export type TlsHost = {
  port: number
  plainPort: number
  /** What nginx writes of a visit. */
  log: string
  stop: () => Promise<void>
}

type Options = {
  /** Holds dist/ and deploy/. */
  project?: string
  /** As in the settings of that build. */
  base?: string
  /** Where the proxied API listens. */
  api?: string
  certificate?: Certificate
}

export async function startHost(
  name: HostName,
  { project = '.', base = '', api, certificate = selfSigned(NAMES) }: Options = {},
): Promise<TlsHost> {
  const folder = await mkdtemp(path.join(tmpdir(), `adbond-${name}-`))
  const inFolder = (file: string) => path.join(folder, file)
  await writeFile(inFolder('key.pem'), certificate.key, { mode: 0o600 })
  await writeFile(inFolder('cert.pem'), certificate.cert)
  const [port, plainPort] = [await freePort(), await freePort()]
  const values = {
    root: await rootOf(path.resolve(project, 'dist'), inFolder('root'), base),
    key: inFolder('key.pem'),
    cert: inFolder('cert.pem'),
    ...{ port, plainPort, folder, names: NAMES },
    ...(api === undefined ? {} : { api }),
  }
  const written = await readFile(path.resolve(project, CONFIGS[name]), 'utf8')
  const config = inFolder('config')
  await writeFile(config, filled(name, written, values))
  const args =
    name === 'nginx'
      ? ['-c', config, '-e', inFolder('errors')]
      : ['run', '--config', config, '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(PROGRAMS[name], args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end) // a test that fails halfway must not leave a host behind
  await listening(child, port)
  return {
    port,
    plainPort,
    log: inFolder('access.log'),
    stop: async () => {
      process.off('exit', end)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A build for a folder of the host is in that folder. */
async function rootOf(dist: string, folder: string, base: string): Promise<string> {
  if (!base) return dist
  await mkdir(path.dirname(folder + base), { recursive: true })
  await symlink(dist, folder + base)
  return folder
}

/** Waits until its port answers; otherwise throws its reason. */
async function listening(child: ChildProcess, port: number): Promise<void> {
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The host did not start: ${said}`)
    if (await answers(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(!!socket.destroy()))
    socket.once('error', () => resolve(false))
  })
