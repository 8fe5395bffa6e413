import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../test/harness/ports/free-port.ts'
import { type PostgresForTests, startPostgres } from '../db/postgres/postgres-for-tests.ts'
import { postgresPrograms } from '../db/postgres/programs-for-tests.ts'
import { addressOf, type RunOfProgram, runProgram } from './server-for-tests.ts'

const programs = postgresPrograms()
const runs: RunOfProgram[] = []
const start = (env: Record<string, string>) => {
  const run = runProgram('server.ts', env)
  runs.push(run)
  return run
}

afterAll(async () => {
  for (const { child, ended } of runs) {
    child.kill('SIGKILL')
    await ended
  }
})

/** The output of a server that does not start. */
async function saidBy(env: Record<string, string>): Promise<string> {
  const run = start(env)
  expect(await run.ended).toBe(1)
  return run.output()
}

describe('a start that fails says one sentence', { timeout: 180_000 }, () => {
  it('about an address it cannot read, without repeating it', async () => {
    const said = await saidBy({ DATABASE_URL: 'postgres://app:se#cret@db/adbond' })
    expect(said).toMatch(/^DATABASE_URL must read .*%23.*\n$/)
    expect(said).not.toMatch(/cret|@db|app:/)
  })

  it('about a data folder that is none', async () => {
    const said = await saidBy({ DATA_DIR: '/dev/null/data' })
    expect(said.trimEnd().split('\n')).toHaveLength(1)
    expect(said).not.toContain('    at ')
  })
})

describe.skipIf(programs === null)('with PostgreSQL', { timeout: 180_000 }, () => {
  let server: PostgresForTests
  beforeAll(async () => {
    if (programs === null) return
    server = await startPostgres(programs)
    const owner = new pg.Client(server.url)
    await owner.connect()
    await owner.query('create role guest login')
    await owner.end()
  })
  afterAll(() => server?.stop())

  it.each([
    ['a database that is not there', '/postgres', '/none', 'does not exist'],
    ['a user it does not know', '//app@', '//nobody@', 'refuses the user'],
    ['a user without rights', '//app@', '//guest@', 'may not make its tables'],
  ])('a start says so: %s', async (_, from, to, words) => {
    const said = await saidBy({ DATABASE_URL: server.url.replace(from, to) })
    expect(said).toMatch(new RegExp(`^The [^\n]*${words}[^\n]*\n$`))
    expect(said).not.toContain('127.0.0.1')
  })

  it('what a start says of missing rights is enough: the owner of the database can start', async () => {
    const superuser = new pg.Client(server.url)
    await superuser.connect()
    await superuser.query('create role tenant login')
    await superuser.query('create database theirs')
    const env = { DATABASE_URL: server.url.replace('//app@', '//tenant@').replace('/postgres', '/theirs') }
    const within = new pg.Client(server.url.replace('/postgres', '/theirs'))
    await within.connect()
    await within.query('grant create on schema public to tenant') // all that tables need
    await within.end()
    expect(await saidBy(env)).toContain('Make it the owner of its database')
    await superuser.query('alter database theirs owner to tenant')
    await superuser.end()
    const run = start({ ...env, SAMPLE_DATA: '0' })
    await addressOf(run)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  })

  it('a start says that a database in files stays behind, with what people sent to it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adbond-left-'))
    const said = async () => {
      const run = start({ DATABASE_URL: server.url, DATA_DIR: folder, SAMPLE_DATA: '0' })
      await addressOf(run)
      run.child.kill('SIGTERM')
      await run.ended
      return run.output()
    }
    expect(await said()).not.toContain('stays behind')
    mkdirSync(join(folder, 'postgres'))
    expect(await said()).toContain(`The database in ${folder} stays behind`)
    rmSync(folder, { recursive: true })
  })

  it('a start waits for a database that is not up yet, and says so once', async () => {
    const port = await freePort()
    const { port: realPort } = new URL(server.url)
    const run = start({ DATABASE_URL: server.url.replace(`:${realPort}/`, `:${port}/`), SAMPLE_DATA: '0' })
    while (!run.output().includes('does not answer yet (ECONNREFUSED)')) await setTimeout(20)
    const forwarder = createServer((socket) => {
      const inner = connect(Number(realPort), '127.0.0.1')
      for (const [one, other] of [[socket, inner] as const, [inner, socket] as const]) {
        one.pipe(other)
        one.on('error', () => other.destroy())
      }
    }).listen(port, '127.0.0.1')
    const address = await addressOf(run)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(run.output().match(/does not answer yet/g)).toHaveLength(1)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    forwarder.close()
  })

  it('a server that is asked to end says so to who sends it visitors, and still answers', async () => {
    const run = start({ DATABASE_URL: server.url, SAMPLE_DATA: '0', DRAIN_SECONDS: '300' })
    const address = await addressOf(run)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    run.child.kill('SIGTERM')
    while ((await fetch(`${address}/readyz`)).status !== 503) await setTimeout(20)
    expect((await fetch(`${address}/api/v2/projects`)).status).toBe(200)
    await expect.poll(run.output).toMatch(/"route":"\/api\/v2\/projects","status":200/)
    run.child.kill('SIGKILL')
    await run.ended
  })
})
