/** Debian's nginx and Caddy on loopback with TLS, as an owner would run them with the files of deploy/. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

export const HOSTS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const
export type HostName = keyof typeof HOSTS

export const hasHost = (name: HostName): boolean => existsSync(HOSTS[name])

export type TlsHost = { port: number; stop: () => Promise<void> }

/** A certificate for this run, in a folder of its own. */
export async function certificate(folder: string): Promise<{ key: string; cert: string }> {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const names = 'subjectAltName=DNS:localhost,DNS:www.adbond.test,DNS:api.adbond.test'
  const request = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  const said = ['-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', ...request, ...said], { stdio: 'ignore' })
  return { key, cert }
}

/** Serves the build of `project` (its dist/ and deploy/); `base` as in its settings. */
export async function startHost(name: HostName, { project = '.', base = '' } = {}): Promise<TlsHost> {
  const folder = await mkdtemp(path.join(tmpdir(), `adbond-${name}-`))
  const { key, cert } = await certificate(folder)
  const dist = path.resolve(project, 'dist')
  const root = base ? path.join(folder, 'root') : dist
  if (base) {
    execFileSync('mkdir', [root])
    await symlink(dist, root + base)
  }
  const port = await freePort()
  const written = await readFile(
    path.resolve(project, name === 'nginx' ? 'deploy/nginx.conf' : 'deploy/Caddyfile'),
    'utf8',
  )
  const config = path.join(folder, 'config')
  const filled =
    name === 'nginx'
      ? nginxFilled(written, { root, key, cert, port, folder, spare: await freePort() })
      : caddyFilled(written, { root, key, cert, port })
  await writeFile(config, filled)
  const args =
    name === 'nginx'
      ? ['-c', config, '-e', path.join(folder, 'errors')]
      : ['run', '--config', config, '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(HOSTS[name], args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  await listening(child, port)
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Values = { root: string; key: string; cert: string; port: number }

function nginxFilled(
  text: string,
  { root, key, cert, port, folder, spare }: Values & { folder: string; spare: number },
): string {
  const server = text
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${spare};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('server_name www.example.com;', 'server_name _;')
    .replace('/etc/ssl/certs/www.example.com.pem', cert)
    .replace('/etc/ssl/private/www.example.com.key', key)
    .replace('root /srv/adbond;', `root ${root};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${places.join(' ')}\n${server}\n}`
}

const caddyFilled = (text: string, { root, key, cert, port }: Values): string =>
  `{\n\tadmin off\n\tauto_https off\n}\n${text
    .replace(
      'www.example.com {',
      `https://localhost:${port}, https://www.adbond.test:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
    )
    .replace('root * /srv/adbond', `root * ${root}`)}`

/** Its port answers, or it says why it will not. */
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
