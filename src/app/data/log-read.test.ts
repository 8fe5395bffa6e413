import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api-client/errors.ts'
import { logRead } from './log-read.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => void vi.restoreAllMocks())

const said = (level: 'warn' | 'info') =>
  vi.spyOn(console, level).mockImplementation(() => undefined).mock.calls as unknown[][]

test('a read that made no sense is a warning with its address, kind and status', () => {
  const warnings = said('warn')
  logRead(new ApiError('broken', 'Database of Ada is down', 500), '/projects/1')
  expect(warnings).toEqual([['Adbond: reading /projects/1 failed (broken, 500)']])
})

test('what a person searched for and what the server said stay out of the log', () => {
  const notes = said('info')
  logRead(new ApiError('refused', 'No post for Ada', 402), '/posts?page=1&text=Ada')
  expect(notes).toEqual([['Adbond: reading /posts failed (refused, 402)']])
})

test('being offline is no fault', () => {
  const [warnings, notes] = [said('warn'), said('info')]
  logRead(new ApiError('offline', 'No connection'), '/posts')
  expect(warnings).toEqual([])
  expect(notes).toEqual([['Adbond: reading /posts failed (offline)']])
})

test('every failed query is logged once, after its retry', async () => {
  const warnings = said('warn')
  const client = createQueryClient()
  const queryFn = () => Promise.reject(new ApiError('broken', 'nonsense', 200))
  const reading = client.fetchQuery({
    queryKey: ['post-page', '/posts'],
    queryFn,
    retry: 1,
    retryDelay: 0,
    meta: { path: '/posts' },
  })
  await expect(reading).rejects.toThrow()
  expect(warnings).toEqual([['Adbond: reading /posts failed (broken, 200)']])
})
