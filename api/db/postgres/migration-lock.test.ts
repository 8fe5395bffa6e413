import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFault } from '../../process/start-fault.ts'
import { openPostgres } from '../database.ts'
import { poolerTo } from './poolers-for-tests.ts'
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)(
  'the tables are made by one process at a time',
  { timeout: 60_000 },
  () => {
    let server: PostgresForTests
    let owner: pg.Client
    beforeAll(async () => {
      server = await startPostgres(programs ?? '')
      owner = new pg.Client(server.url)
      await owner.connect()
    })
    afterAll(async () => {
      await owner?.end()
      server?.stop()
    })

    const newDatabase = async (name: string) => {
      await owner.query(`create database ${name}`)
      return server.url.replace('/postgres', `/${name}`)
    }
    const locks = async () =>
      (await owner.query(`select 1 from pg_locks where locktype = 'advisory'`)).rows.length

    it('also by two that begin together, where a transaction sees only what was there before it', async () => {
      const url = await newDatabase('together')
      await owner.query(`alter database together set default_transaction_isolation = 'repeatable read'`)
      const all = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
      await Promise.all(all.map(({ close }) => close()))
    })

    it('and the lock ends with that, though a pooler keeps the connection', async () => {
      const url = await newDatabase('pooled')
      const pooler = await poolerTo(url)
      const open = await openPostgres(pooler.url)
      expect(await locks()).toBe(0)
      await open.close()
      await (await openPostgres(url)).close()
      pooler.close()
    })

    it('and one that waits too long for another says so', async () => {
      const url = await newDatabase('taken')
      await (await openPostgres(url)).close()
      const other = new pg.Client(url)
      await other.connect()
      await other.query('begin')
      await other.query('select pg_advisory_xact_lock(20160801)')
      const waiting = openPostgres(url, { lockMs: 300 })
      await expect(waiting).rejects.toMatchObject({ code: '55P03' })
      expect(startFault(await waiting.catch((error: unknown) => error))).toBe(
        'Another process has had the tables of DATABASE_URL for a minute. Stop it if it hangs, and start again.',
      )
      await other.end()
      await (await openPostgres(url, { lockMs: 300 })).close()
    })
  },
)
