// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseDataSaver } from '#src/device/later/choose-data-saver.ts'
import { KeptSchedules, useKeptSchedules } from './use-kept-schedules.ts'

const CHOICE = { projectType: 'land', projectId: '3', packageId: '14' } as const
const DATES = Array.from({ length: 12 }, (_, at) => `2126-12-${at + 10}`)

function Package() {
  useKeptSchedules(CHOICE)
  return null
}

function answer({ searchParams }: URL): Response {
  const data = searchParams.has('date') ? { 77: '09:00' } : searchParams.has('packageId') ? DATES : []
  return Response.json({ statusCode: 200, data })
}

/** Returns what leaves again. */
async function open(part: ReactNode): Promise<() => Promise<void>> {
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>),
  )
  return () => act(async () => root.unmount())
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['and left', 2_900, 0],
  ['and read', 3_100, 6],
])(
  'while data is saved, of a package that is opened %s after %d ms %d lists are kept',
  async (_, ms, lists) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    let asked = 0
    vi.stubGlobal('fetch', async (url: string) => {
      asked += 1
      return answer(new URL(url, 'http://site.test'))
    })
    chooseDataSaver(true)
    window.dispatchEvent(new Event('keydown'))
    const leave = await open(<KeptSchedules {...CHOICE} />)
    await act(() => vi.advanceTimersByTimeAsync(ms))
    await leave()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(asked).toBe(lists)
  },
)

it.each([
  ['eight days', false, 8],
  ['three days, while the data saver is on,', true, 3],
])('the times of %s are kept of a package that a person stays with', async (_, savesData, days) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const address = new URL(url, 'http://site.test')
    asked.push(address.searchParams.get('date') ?? '')
    return answer(address)
  })
  chooseDataSaver(savesData)
  window.dispatchEvent(new Event('keydown')) // somebody is here
  const leave = await open(<Package />)
  const kept = DATES.slice(0, days)
  await vi.waitFor(() => expect(asked).toContain(kept.at(-1)))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(asked.filter(Boolean)).toEqual(kept)
  await leave()
})
