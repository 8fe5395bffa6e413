import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '#src/api-client/errors.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => void vi.restoreAllMocks())

test.each<[ApiErrorKind, number, number | null]>([
  ['broken', 2, 500],
  ['broken', 1, 429],
  ['refused', 1, 402],
  ['offline', 1, null],
  ['silent', 2, null],
  ['portal', 2, null],
])(
  'one retry, and none where it cannot help: a read that is %s is asked %i times (%s)',
  async (kind, asked, status) => {
    for (const level of ['warn', 'info'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined)
    const queryFn = vi.fn(() => Promise.reject(new ApiError(kind, 'no', status)))
    const reading = createQueryClient().fetchQuery({
      queryKey: ['post'],
      queryFn,
      retryDelay: 0,
      ...retryOfTheClient(),
    })
    await expect(reading).rejects.toThrow()
    expect(queryFn).toHaveBeenCalledTimes(asked)
  },
)

test('looking at the window again asks for nothing', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

/** `fetchQuery` never retries by itself, so it uses the rule of the screens. */
function retryOfTheClient() {
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  return retry === undefined ? {} : { retry }
}
