// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseDataSaver } from '#src/device/later/choose-data-saver.ts'
import { useKeptSchedules } from './use-kept-schedules.ts'

function Package() {
  useKeptSchedules({ projectType: 'land', projectId: '3', packageId: '14' })
  return null
}

const DATES = Array.from({ length: 12 }, (_, at) => `2126-12-${at + 10}`)

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['eight days', false, 8],
  ['three days, while the data saver is on,', true, 3],
])('the times of %s are kept of a package that a person stays with', async (_, savesData, days) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://site.test')
    asked.push(searchParams.get('date') ?? '')
    const data = searchParams.has('date') ? { 77: '09:00' } : searchParams.has('packageId') ? DATES : []
    return Response.json({ statusCode: 200, data })
  })
  chooseDataSaver(savesData)
  window.dispatchEvent(new Event('keydown')) // somebody is here
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Package />
      </QueryClientProvider>,
    ),
  )
  const kept = DATES.slice(0, days)
  await vi.waitFor(() => expect(asked).toContain(kept.at(-1)))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(asked.filter(Boolean)).toEqual(kept)
  await act(async () => root.unmount())
})
