import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSchedules } from './keep-schedules.ts'

const choice = { projectType: 'land', projectId: '3', packageId: '14' } as const
const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}`

let asked: URLSearchParams[] = []

/** Answers like the provider: keyed objects, then dates, then one slot per date. */
function answer(query: URLSearchParams): unknown {
  if (query.size === 0)
    return [
      {
        id: 77,
        projectType: { name: 'land' },
        project: { id: 3, name: 'Estate' },
        package: { id: 14, name: 'Plot' },
      },
    ]
  if (query.has('date')) return { 77: '09:00' }
  if (query.has('packageId')) return Array.from({ length: 20 }, (_, index) => day(index + 1))
  return { 3: { id: 3, name: 'Estate' } }
}

function serve(respond: (query: URLSearchParams) => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const { searchParams } = new URL(url, 'http://site.test')
    asked.push(searchParams)
    return respond(searchParams)
  })
}

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 5, 12), toFake: ['Date'] })
  serve(async (query) => Response.json({ statusCode: 200, data: answer(query) }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const dates = () => asked.flatMap((query) => query.get('date') ?? [])

test('the lists of a package are kept down to the times of its next eight dates', async () => {
  await keepSchedules(new QueryClient(), choice, new AbortController().signal)
  expect(asked.slice(0, 3).map((query) => [...query.keys()].length)).toEqual([1, 2, 3])
  expect(dates()).toEqual([6, 7, 8, 9, 10, 11, 12, 13].map(day))
})

test('while data is saved the next three dates are kept, without the list of tours', async () => {
  await keepSchedules(new QueryClient(), choice, new AbortController().signal, true)
  expect(dates()).toEqual([6, 7, 8].map(day))
  expect(asked).toHaveLength(6)
})

test('the list of tours, which names their fees, is kept with the times, once', async () => {
  const lists = () => asked.filter(({ size }) => size === 0).length
  await keepSchedules(new QueryClient(), choice, new AbortController().signal)
  expect(lists()).toBe(1)
  asked = []
  await keepSchedules(
    new QueryClient(),
    { ...choice, projectType: null, projectId: null },
    new AbortController().signal,
  )
  expect(lists()).toBe(1)
})

test('a package whose product line is not known is found in the list of tours', async () => {
  const known = { projectType: null, projectId: null, packageId: '14' }
  await keepSchedules(new QueryClient(), known, new AbortController().signal)
  expect(asked[1]?.get('projectTypeId')).toBe('1')
  expect(asked[3]?.get('packageId')).toBe('14')
  expect(dates()).toHaveLength(8)
})

test('a package without a tour costs the list of tours and no more', async () => {
  const known = { projectType: null, projectId: null, packageId: '15' }
  await keepSchedules(new QueryClient(), known, new AbortController().signal)
  expect(asked).toHaveLength(1)
})

test('what is young enough is not asked for again', async () => {
  const queryClient = new QueryClient()
  await keepSchedules(queryClient, choice, new AbortController().signal)
  asked = []
  await keepSchedules(queryClient, choice, new AbortController().signal)
  expect(asked).toEqual([])
})

test('without a network it asks once and gives up quietly', async () => {
  serve(async () => {
    throw new TypeError('Failed to fetch')
  })
  await keepSchedules(new QueryClient(), choice, new AbortController().signal)
  expect(asked).toHaveLength(1)
})

test('a visitor who goes on stops the asking', async () => {
  const leaving = new AbortController()
  serve(async (query) => {
    if (query.get('date') === day(7)) leaving.abort()
    return Response.json({ statusCode: 200, data: answer(query) })
  })
  await keepSchedules(new QueryClient(), choice, leaving.signal)
  expect(dates()).toEqual([day(6), day(7)])
})

test.each([1, 2, 3])('a visitor who goes on during list %d is the last to be asked for', async (lists) => {
  const leaving = new AbortController()
  serve(async (query) => {
    if (asked.length === lists) leaving.abort()
    return Response.json({ statusCode: 200, data: answer(query) })
  })
  await keepSchedules(new QueryClient(), choice, leaving.signal, true)
  expect(asked).toHaveLength(lists)
})
