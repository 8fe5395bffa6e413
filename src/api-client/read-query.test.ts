import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readQuery } from './read-query.ts'

const PATH = '/api/v2/posts?page=1&perPage=2'
const LIST = { statusCode: 200, data: [], page: 1, perPage: 2, pages: 1, total: 0 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a read serves for 60 s, then the next look asks again (spec §7, §9)', async () => {
  const fetched = vi.fn(async () => Response.json(LIST))
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient()
  const look = async () => {
    const read = client.fetchQuery(readQuery('post-page', PATH))
    await vi.advanceTimersByTimeAsync(1)
    return read
  }
  await look()
  await vi.advanceTimersByTimeAsync(59_000)
  await look()
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await look()
  expect(fetched).toHaveBeenCalledTimes(2)
})
