import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookLastTour } from './process/book-for-tests.ts'
import { addressOf, type RunOfProgram, runProgram } from './process/server-for-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'adbond-server-'))
const DATA_DIR = join(folder, 'data')
const runs: RunOfProgram[] = []

const start = (env: Record<string, string> = {}) => {
  const run = runProgram('server.ts', { DATA_DIR, ...env })
  runs.push(run)
  return run
}

const list = async (...args: string[]) => {
  const run = runProgram('bookings.ts', { DATA_DIR }, args)
  expect(await run.ended, run.output()).toBe(0)
  return run.output()
}

/** A request whose head the server has read; its body comes when the answer is asked for. */
async function underWay(address: string): Promise<() => Promise<string>> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined) // cut off: the answer shows it
  const type = 'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue'
  socket.write(`POST /api/v2/virtual_teams/apply HTTP/1.1\r\nHost: a\r\n${type}\r\n\r\n`)
  await expect.poll(() => answer).toContain('100 Continue')
  return async () => {
    socket.write('{}')
    await closed
    return answer
  }
}

describe('the server', { timeout: 60_000 }, () => {
  let run: RunOfProgram
  let address: string

  beforeAll(async () => {
    run = start()
    address = await addressOf(run)
  }, 120_000)
  afterAll(async () => {
    for (const { child, ended } of runs) {
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('says where it is, and answers there', async () => {
    expect(run.output()).toBe(`Adbond is at ${address}\n`)
    expect((await fetch(`${address}/api/v2/projects`)).status).toBe(200)
    expect((await fetch(`${address}/`)).status).toBe(404) // no site was built
    expect((await fetch(`${address}/media/icons/survey.svg`)).headers.get('Content-Type')).toBe(
      'image/svg+xml',
    )
  })

  it('refuses a second process on the same data, in one sentence', async () => {
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `The data in ${DATA_DIR} is in use by process ${run.child.pid} on ${hostname()}. Stop it first, or set DATA_DIR to another folder.\n`,
    )
  })

  it.each([
    [{ TRUSTED_PROXIES: '1', HOST: '' }, true],
    [{ TRUSTED_PROXIES: '1', HOST: '127.0.0.1' }, false],
  ])('with %j, that its port is open past the proxy is said: %s', async (env, isSaid) => {
    const other = start({ DATA_DIR: join(folder, 'proxied'), ...env })
    await addressOf(other)
    other.child.kill('SIGTERM')
    expect(await other.ended).toBe(0)
    expect(other.output().includes('TRUSTED_PROXIES is set, and HOST is not')).toBe(isSaid)
  })

  it.each([
    [{ BEHIND_TLS: '1' }, true],
    [{ BEHIND_TLS: '1', ALLOWED_ORIGINS: 'https://www.adbond.example' }, false],
  ])('with %j on the internet, that every site may send is said: %s', async (env, isSaid) => {
    const other = start({ DATA_DIR: join(folder, `internet-${isSaid}`), ...env })
    await addressOf(other)
    other.child.kill('SIGTERM')
    expect(await other.ended).toBe(0)
    expect(other.output().includes('ALLOWED_ORIGINS is not set')).toBe(isSaid)
  })

  it('lists its bookings while it runs, and hands them to nobody else', async () => {
    expect(await list()).toBe('No bookings yet.\n')
    expect(await bookLastTour(address, 'ada@example.com', { firstname: '=1+1' })).toBe(200)
    expect(await list()).toMatch(/bookedDate[\s\S]+Obi\s+ada@example\.com\s+08031234567/)
    for (const path of ['/bookings', '/internal/bookings', '/api/v2/bookings']) {
      expect((await fetch(address + path)).status).toBe(404)
    }
  })

  it('keeps what it acknowledged when it is killed, and takes its dead lock over', async () => {
    run.child.kill('SIGKILL')
    await run.ended
    run = start()
    address = await addressOf(run)
    expect(await list()).toContain('ada@example.com')
  })

  it('stops cleanly when asked, and the list still works', async () => {
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    const csv = await list('--csv')
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain(`"'=1+1","Obi","ada@example.com"`)
    expect(run.output()).not.toMatch(/ada@|obi|08031/i)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what is under way when %s comes twice',
    async (signal) => {
      const other = start({ DATA_DIR: join(folder, signal), REQUEST_SECONDS: '300' })
      const address = await addressOf(other)
      const [first, last] = [await underWay(address), await underWay(address)]
      other.child.kill(signal)
      const isOpen = () => fetch(address).then(Boolean, () => false)
      await expect.poll(isOpen).toBe(false)
      other.child.kill(signal) // of the launcher, after that of the terminal
      expect(await first()).toContain('HTTP/1.1 422') // the signal has been heard by then
      expect(await last()).toContain('HTTP/1.1 422')
      expect(await other.ended).toBe(0)
    },
  )

  it('says in one sentence that its port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const refused = start({ PORT: String(port) })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toBe(
      `Port ${port} is already in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`,
    )
    other.close()
  })

  it('says that a setting is misspelt, and starts', async () => {
    const other = start({ DATA_DIR: join(folder, 'misspelt'), TRUSTED_PROXY: '1' })
    await addressOf(other)
    other.child.kill('SIGTERM')
    expect(await other.ended).toBe(0)
    expect(other.output()).toContain('TRUSTED_PROXY is no setting of the server: is TRUSTED_PROXIES meant?')
  })

  it('says in one sentence that a setting is wrong', async () => {
    const refused = start({ PORT: 'http' })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toBe('PORT must be a whole number from 0 to 65535, not "http".\n')
  })
})
