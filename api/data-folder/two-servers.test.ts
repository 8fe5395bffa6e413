/** The lock between separate processes: each server is a process of its own, and books through its public port. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookLastTour } from '../process/book-for-tests.ts'
import { addressOf, type RunOfProgram, runProgram } from '../process/server-for-tests.ts'
import { type DataForTests, dataForTests } from './data-for-tests.ts'

const isRoot = process.getuid?.() === 0
if (!isRoot) console.warn('!! Not root: what needs another process namespace or account is SKIPPED.')

const OWN_PROCESS_NUMBERS = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const IN_USE = /^The data in \S+ is in use by process \d+ on \S+\. Stop it first/

let data: DataForTests
let around: string
let runs: RunOfProgram[]

const start = (dataDir: string, through: readonly string[] = []) => {
  const run = runProgram('server.ts', { DATA_DIR: dataDir }, [], through)
  runs.push(run)
  return run
}
const folder = () => data.copy()
const kill = async ({ child, ended }: RunOfProgram) => {
  child.kill('SIGKILL')
  await ended
}
const list = async (dataDir: string) => {
  const run = runProgram('bookings.ts', { DATA_DIR: dataDir })
  expect(await run.ended, run.output()).toBe(0)
  return run.output()
}

beforeAll(async () => {
  data = await dataForTests(0)
}, 120_000)
afterAll(() => data?.remove())
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'adbond-servers-'))
  runs = []
})
afterEach(async () => {
  for (const run of runs) await kill(run)
  rmSync(around, { recursive: true, force: true })
})

describe('two servers never have one data folder', { timeout: 120_000 }, () => {
  it('through a link, while the first one is stopped, or right after it was killed', async () => {
    const dataDir = folder()
    const link = join(around, 'link')
    const first = start(dataDir)
    expect(await bookLastTour(await addressOf(first), 'first@example.com')).toBe(200)
    symlinkSync(dataDir, link)

    const second = start(link)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(IN_USE)

    first.child.kill('SIGSTOP') // as a laptop that sleeps
    const third = start(dataDir)
    expect(await third.ended).toBe(1)
    expect(third.output()).toMatch(IN_USE)

    await kill(first)
    const fourth = start(link)
    expect(await bookLastTour(await addressOf(fourth), 'fourth@example.com')).toBe(200)
    expect(await list(dataDir)).toMatch(/first@example\.com[\s\S]+fourth@example\.com/)
  })

  it.skipIf(!isRoot)('in two containers, where both are process 1', async () => {
    const dataDir = folder()
    const first = start(dataDir, OWN_PROCESS_NUMBERS)
    await addressOf(first)
    const second = start(dataDir, OWN_PROCESS_NUMBERS)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/in use by process 1 on /)
  })

  it('when somebody deletes the lock: the first one ends itself, and nothing is lost', async () => {
    const dataDir = folder()
    const first = start(dataDir)
    expect(await bookLastTour(await addressOf(first), 'first@example.com')).toBe(200)
    rmSync(join(dataDir, 'in-use'))
    const second = start(dataDir)
    expect(await bookLastTour(await addressOf(second), 'second@example.com')).toBe(200)
    expect(await first.ended).toBe(1)
    expect(first.output()).toContain(`is in use by process ${second.child.pid} on `)
    expect(await list(dataDir)).toMatch(/first@example\.com[\s\S]+second@example\.com/)
  })

  it('and a server whose folder was deleted takes no more bookings', async () => {
    const dataDir = folder()
    const first = start(dataDir)
    const address = await addressOf(first)
    rmSync(dataDir, { recursive: true })
    await Promise.race([once(first.child, 'exit'), bookLastTour(address, 'lost@example.com').catch(() => 0)])
    expect(await first.ended).toBe(1)
  })
})
