// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOBODY_ANSWERED } from '#contract/nobody-answered.ts'
import { reportConnection } from '#src/pwa/connection/connection.ts'
import { noteSending } from '#src/pwa/outbox-status/sending.ts'
import { ErrorBoundary } from './error-boundary.tsx'

vi.mock('#src/routes/parts/offline-things.tsx', () => ({ OfflineThings: () => null }))

const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/services-DlqIGMgP.js')
const silentConsole = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

function Screen(): never {
  throw LOST
}

let page: HTMLElement
let reloads: () => number

/** The site's host is gone: the worker's frame stands in for the page, and the code of its screen does not come. */
async function openStandIn() {
  page = document.body.appendChild(document.createElement('main'))
  const navigation = [{ serverTiming: [{ name: NOBODY_ANSWERED }] }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(navigation as unknown as PerformanceEntryList)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ErrorBoundary also={null}>
          <Screen />
        </ErrorBoundary>
      </MemoryRouter>,
    ),
  )
  return () => act(async () => root.unmount())
}

/** The API, on another host, answers a page that knew nothing yet. */
const hearFromApi = () =>
  act(async () => {
    reportConnection('lost')
    reportConnection('good')
    await vi.advanceTimersByTimeAsync(1_000)
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  silentConsole()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reloads = () => reload.mock.calls.length
})

afterEach(() => {
  page.remove()
  noteSending(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a page whose host is gone while the API answers loads itself anew once, not again and again', async () => {
  for (const load of [1, 2, 3]) {
    const close = await openStandIn()
    expect(page.querySelector('h1')?.textContent, `load ${load}`).toBe('No answer from our server.')
    await hearFromApi()
    await close()
    page.remove()
  }
  expect(reloads()).toBe(1)
})

it('and at once at each press', async () => {
  await openStandIn()
  for (const press of [1, 2]) {
    await act(async () => page.querySelector('button')?.click())
    expect(reloads()).toBe(press)
  }
})

it('but never in the middle of a request that is being sent, neither at a press nor by itself', async () => {
  await openStandIn()
  noteSending(true)
  await act(async () => page.querySelector('button')?.click())
  await hearFromApi()
  expect(reloads()).toBe(0)
  await act(async () => noteSending(false))
  expect(reloads()).toBe(2)
})
