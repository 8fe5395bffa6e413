import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../test/harness/ports/free-port.ts'
import { folderForPostgres } from './programs-for-tests.ts'

export type Pooler = { url: string; close: () => void }

/** The driver's word before it leaves; a pooler keeps it to itself. */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4])
/** Before the id of the session, in the server's greeting; a pooler gives an id of its own. */
const SESSION = Buffer.from([0x4b, 0, 0, 0, 12])

/** Keeps its connections to the server when those to it have ended, as a pooler does. */
export async function poolerTo(url: string): Promise<Pooler> {
  const kept = new Set<Socket>()
  const pooler = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1')
    kept.add(far)
    near.on('data', (words) => words.equals(TERMINATE) || far.write(words))
    let isGreeted = false
    far.on('data', (words) => {
      const at = isGreeted ? -1 : words.indexOf(SESSION)
      if (at !== -1) words.writeUInt32BE(2 ** 30 + kept.size, at + SESSION.length)
      isGreeted ||= at !== -1
      near.write(words)
    })
    for (const socket of [near, far]) socket.on('error', () => undefined) // whoever leaves first
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const address = pooler.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () => {
    pooler.close()
    for (const socket of kept) socket.destroy()
  }
  return { url: url.replace(/:\d+\//, `:${port}/`), close }
}

export const hasPgBouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0

/** Gives each transaction any of four sessions. */
export async function pgBouncerTo(url: string): Promise<Pooler> {
  const [folder, port] = [folderForPostgres(), await freePort()]
  const users = join(folder, 'users')
  const config = join(folder, 'config')
  writeFileSync(users, '"app" ""\n')
  writeFileSync(
    config,
    `[databases]
postgres = host=127.0.0.1 port=${new URL(url).port} user=app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`,
  )
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', [...asUser, config], { stdio: 'ignore' })
  const close = () => {
    process.off('exit', close)
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', close) // a test that fails halfway must not leave it behind
  const pooled = url.replace(/:\d+\//, `:${port}/`)
  while (child.exitCode === null && !(await answers(pooled)))
    await new Promise((done) => setTimeout(done, 50))
  return { url: `${pooled}?prepare=false`, close }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  const isThere = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return isThere
}
