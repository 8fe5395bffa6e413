/** Debian's nginx, Caddy and Apache on loopback with TLS, as an owner would run them with the files of a build. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Certificate, selfSigned } from './certificate.ts'
import { freePort } from './ports/free-port.ts'
import { apacheConfig, filled, type HostName } from './tls-host-config.ts'

export type { HostName }

export const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  apache: '/usr/sbin/apache2',
} as const
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
  /** Returns what the host has said of faults. */
  stop: () => Promise<string>
}

type Options = {
  /** Holds dist/ and deploy/. */
  project?: string
  /** As in the settings of that build. */
  base?: string
  /** Where the proxied API listens. */
  api?: string
  certificate?: Certificate
  /** Of Apache: without the modules that a site may want. */
  isBare?: boolean
}

export async function startHost(
  name: HostName,
  { project = '.', base = '', api, certificate = selfSigned(NAMES), isBare = false }: Options = {},
): Promise<TlsHost> {
  const folder = await mkdtemp(path.join(tmpdir(), `adbond-${name}-`))
  const inFolder = (file: string) => path.join(folder, file)
  await writeFile(inFolder('key.pem'), certificate.key, { mode: 0o600 })
  await writeFile(inFolder('cert.pem'), certificate.cert)
  const [port, plainPort] = [await freePort(), await freePort()]
  const values = {
    root: await (name === 'apache' ? copyOf : rootOf)(path.resolve(project, 'dist'), inFolder('root'), base),
    key: inFolder('key.pem'),
    cert: inFolder('cert.pem'),
    ...{ port, plainPort, folder, names: NAMES },
    ...(api === undefined ? {} : { api }),
  }
  const config = inFolder('config')
  const text =
    name === 'apache'
      ? apacheConfig(values, isBare)
      : filled(name, await readFile(path.resolve(project, CONFIGS[name]), 'utf8'), values)
  await writeFile(config, text)
  const args = {
    nginx: ['-c', config, '-e', inFolder('errors')],
    caddy: ['run', '--config', config, '--adapter', 'caddyfile'],
    apache: ['-f', config, '-D', 'FOREGROUND'],
  }[name]
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(PROGRAMS[name], args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end) // a test that fails halfway must not leave a host behind
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  await listening(child, port, () => said)
  return {
    port,
    plainPort,
    log: inFolder('access.log'),
    stop: async () => {
      process.off('exit', end)
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
      const written = ['errors', 'error.log'].map((file) => readFile(inFolder(file), 'utf8').catch(() => ''))
      const faults = [said, ...(await Promise.all(written))].join('')
      await rm(folder, { recursive: true, force: true })
      return faults
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

/** Apache gives up the rights of root, and reads what everybody may read. */
async function copyOf(dist: string, folder: string, base: string): Promise<string> {
  await chmod(path.dirname(folder), 0o755)
  await cp(dist, folder + base, { recursive: true })
  return folder
}

/** Waits until its port answers; otherwise throws its reason. */
async function listening(child: ChildProcess, port: number, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The host did not start: ${said()}`)
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
