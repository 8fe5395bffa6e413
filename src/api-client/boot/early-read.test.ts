import { beforeEach, expect, it, vi } from 'vitest'

const asked = vi.fn<(url: string, options: { signal: AbortSignal }) => Promise<Response>>()
const ADDRESS = '/api/v2/packages/view/101'
const unhurried = new AbortController().signal

let early: typeof import('./early-read.ts')

beforeEach(async () => {
  vi.resetModules()
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
  early = await import('./early-read.ts')
})

it('an early answer is given once, and to its own address only', async () => {
  const answer = new Response('{}')
  asked.mockResolvedValue(answer)
  early.readEarly(ADDRESS)
  expect(early.takeEarlyRead('/api/v2/packages/view/102', unhurried)).toBeUndefined()
  await expect(early.takeEarlyRead(ADDRESS, unhurried)).resolves.toBe(answer)
  expect(early.takeEarlyRead(ADDRESS, unhurried)).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(1)
})

it('a line that failed early fails for who takes the answer, and for nobody else', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  early.readEarly(ADDRESS)
  await expect(early.takeEarlyRead(ADDRESS, unhurried)).rejects.toThrow('Failed to fetch')
})

it('who gives the answer up ends the request', () => {
  asked.mockReturnValue(new Promise(() => undefined))
  early.readEarly(ADDRESS)
  const leaving = new AbortController()
  void early.takeEarlyRead(ADDRESS, leaving.signal)
  leaving.abort()
  expect(asked.mock.calls[0]?.[1].signal.aborted).toBe(true)
})
