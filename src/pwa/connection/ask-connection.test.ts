// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askBy, watchConnection } from './ask-connection.ts'
import { currentTruth, reportConnection } from './connection.ts'

const answer =
  (type: string, status = 200) =>
  async () =>
    new Response('', { status, headers: { 'content-type': type } })
const afterFifteenSeconds = () => vi.advanceTimersByTimeAsync(15_000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  askBy(() => null)
  reportConnection('good')
})

it('where the page reads nothing, the API itself is asked until it answers', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>().mockRejectedValueOnce(new TypeError('Failed'))
  vi.stubGlobal('fetch', fetched)
  watchConnection()
  await afterFifteenSeconds()
  expect(fetched, 'a good line is not asked about').not.toHaveBeenCalled()

  reportConnection('lost')
  await afterFifteenSeconds()
  expect(currentTruth()).toBe('silent')
  expect(fetched.mock.calls[0]?.[0], 'not the host of the site').toMatch(/^\/api\/v2\//)
  fetched.mockImplementation(answer('text/html'))
  await afterFifteenSeconds()
  expect(currentTruth()).toBe('portal')
  fetched.mockImplementation(answer('application/json'))
  await afterFifteenSeconds()
  expect(currentTruth()).toBe('good')
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('an adapter that was found is a reason to ask at once, and a read of the page is the better question', async () => {
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  const read = vi.fn(async () => reportConnection('good'))
  askBy(read)
  watchConnection()
  reportConnection('lost')
  window.dispatchEvent(new Event('online'))
  expect(read).toHaveBeenCalled()
  expect(currentTruth()).toBe('good')
  expect(fetched).not.toHaveBeenCalled()
})

it('a question that nobody answered says nothing once another request was answered', async () => {
  let give = (_: Error) => {}
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (give = reject)))
  watchConnection()
  reportConnection('lost')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3_000)
  reportConnection('good') // the booking has arrived
  give(new DOMException('', 'TimeoutError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(currentTruth()).toBe('good')
})
