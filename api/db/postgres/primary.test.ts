import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PairForTests, startPair } from './pair-for-tests.ts'
import { Primary } from './primary.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('the primary among several servers', { timeout: 120_000 }, () => {
  let pair: PairForTests
  let silent: Server
  let nobody = ''
  beforeAll(async () => {
    pair = await startPair(programs ?? '')
    silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    nobody = `postgres://app@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/postgres`
  })
  afterAll(() => {
    pair?.stop()
    silent?.close()
  })

  const found = (...addresses: string[]) => new Primary(addresses).find()

  it('is found wherever it stands in the list, also behind one that says nothing', async () => {
    const [primary, standby] = [pair.urlOf(pair.primary), pair.urlOf(pair.standby)]
    expect(await found(primary, standby)).toBe(primary)
    expect(await found(standby, primary)).toBe(primary)
    expect(await found(nobody, standby, primary)).toBe(primary)
  })

  it('is not there when only a standby is, or nobody who speaks', async () => {
    await expect(found(pair.urlOf(pair.standby))).rejects.toMatchObject({ code: 'NO_PRIMARY' })
    await expect(found(nobody)).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
  })

  it('is the one that was promoted last, and never one that was left behind', async () => {
    const [former, promoted] = [pair.urlOf(pair.primary), pair.urlOf(pair.standby)]
    const moves: string[] = []
    const primary = new Primary([former, promoted], (address) => moves.push(address))
    expect(await primary.find()).toBe(former)
    await pair.standby.promote() // while the former one still takes writes
    expect(await primary.find()).toBe(former)
    primary.forget()
    expect(await primary.find()).toBe(promoted)
    expect(moves).toEqual([former, promoted])
    await pair.standby.stop()
    primary.forget()
    await expect(primary.find()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(await found(former)).toBe(former) // it would take writes all the same
  })
})
