import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '#src/api-client/errors.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => void vi.restoreAllMocks())

test.each<[ApiErrorKind, number]>([
  ['broken', 2],
  ['refused', 1],
  ['offline', 1],
  ['silent', 2],
  ['portal', 2],
])('one retry, and none where it cannot help: a read that is %s is asked %i times', async (kind, asked) => {
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  const queryFn = vi.fn(() => Promise.reject(new ApiError(kind, 'no')))
  const reading = createQueryClient().fetchQuery({
    queryKey: ['post'],
    queryFn,
    retryDelay: 0,
    ...retryOfTheClient(),
  })
  await expect(reading).rejects.toThrow()
  expect(queryFn).toHaveBeenCalledTimes(asked)
})

test('looking at the window again asks for nothing', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

/** `fetchQuery` never retries by itself, so it uses the rule of the screens. */
function retryOfTheClient() {
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  return retry === undefined ? {} : { retry }
}
