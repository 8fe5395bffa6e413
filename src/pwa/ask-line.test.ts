// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askBy, watchLine } from './ask-line.ts'
import { currentLine, noteLine } from './connection.ts'

const answer = (type: string) => async () => new Response('', { headers: { 'content-type': type } })
const afterFifteenSeconds = () => vi.advanceTimersByTimeAsync(15_000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  noteLine('good')
})

it('where there is no worker, a lost line is asked about until somebody answers', async () => {
  const fetched = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  watchLine()
  await afterFifteenSeconds()
  expect(fetched, 'a good line is not asked about').not.toHaveBeenCalled()

  noteLine('lost')
  await afterFifteenSeconds()
  expect(currentLine()).toBe('lost')
  fetched.mockImplementation(answer('text/html'))
  await afterFifteenSeconds()
  expect(currentLine()).toBe('portal')
  fetched.mockImplementation(answer('image/x-icon'))
  await afterFifteenSeconds()
  expect(currentLine()).toBe('good')
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('an adapter that was found is a reason to ask at once, and the worker knows a better question', async () => {
  const look = vi.fn(async () => noteLine('good'))
  askBy(look)
  watchLine()
  noteLine('lost')
  window.dispatchEvent(new Event('online'))
  expect(look).toHaveBeenCalled()
  expect(currentLine()).toBe('good')
})
