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

it('several lists are asked for side by side, and each is given once', async () => {
  const answers = [new Response('1'), new Response('2')]
  asked.mockResolvedValueOnce(answers[0] as Response).mockResolvedValueOnce(answers[1] as Response)
  early.readEarly('/api/v2/projects/1')
  early.readEarly('/api/v2/projects/2')
  await expect(early.takeEarlyRead('/api/v2/projects/2', unhurried)).resolves.toBe(answers[1])
  await expect(early.takeEarlyRead('/api/v2/projects/1', unhurried)).resolves.toBe(answers[0])
  expect(early.takeEarlyRead('/api/v2/projects/1', unhurried)).toBeUndefined()
})

it('an answer that waited too long is asked for again', () => {
  vi.useFakeTimers()
  asked.mockResolvedValue(new Response('{}'))
  early.readEarly(ADDRESS)
  vi.advanceTimersByTime(21_000)
  expect(early.takeEarlyRead(ADDRESS, unhurried)).toBeUndefined()
  vi.useRealTimers()
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
