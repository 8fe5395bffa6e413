import { hashKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '#src/api-client/errors.ts'
import { failureOf, heldFailure } from '#src/ui/reads/held-failure.ts'
import { listStateOf } from '#src/ui/reads/list-state.ts'
import { dropLeftFailures } from './hold-failures.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => void vi.restoreAllMocks())

/** A screen that reads one list, and what it says after each answer. */
function openScreen(...answers: (ApiErrorKind | 'list')[]) {
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  const client = createQueryClient()
  const queryKey = ['posts', '/posts']
  const left = answers.values()
  const queryFn = async () => {
    const { value = 'list' } = left.next()
    if (value === 'list') return ['post']
    throw new ApiError(value, '')
  }
  const observer = new QueryObserver<string[]>(client, { queryKey, queryFn, retryDelay: 0 })
  const said: string[] = []
  const close = observer.subscribe((result) => {
    const error = failureOf(client.getQueryCache(), queryKey, result)
    const state = listStateOf({ ...result, error }, (list) => list.length === 0)
    if (said.at(-1) !== state) said.push(state)
  })
  const query = () => client.getQueryCache().get(hashKey(queryKey))
  return { client, observer, said, close, held: () => heldFailure(query()) }
}

it('a list that nobody answered says so before the retry, and stays so while it is asked again', async () => {
  const { observer, said, close } = openScreen('silent', 'silent', 'silent', 'silent', 'list')
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  await observer.refetch()
  expect(said.filter((state) => state !== 'loading')).toEqual(['silent'])
  await observer.refetch()
  await vi.waitFor(() => expect(said.at(-1)).toBe('loaded'))
  expect(said.slice(said.indexOf('silent'))).toEqual(['silent', 'loaded'])
  close()
})

it('a failure of another kind takes its place', async () => {
  const { observer, said, close } = openScreen('silent', 'silent', 'broken', 'broken')
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  await observer.refetch()
  await vi.waitFor(() => expect(said.slice(said.indexOf('silent'))).toEqual(['silent', 'failed']))
  close()
})

it.each([
  ['broken', false],
  ['silent', true],
] as const)(
  'a screen that is left keeps that it was %s: %s, until somebody answers again',
  async (kind, isKept) => {
    const { client, observer, close, held } = openScreen(kind, kind)
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    close()
    expect(held() !== null).toBe(isKept)
    dropLeftFailures(client.getQueryCache())
    expect(held()).toBe(null)
  },
)
