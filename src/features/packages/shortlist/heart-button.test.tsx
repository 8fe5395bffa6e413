// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { translate } from '#src/ui/translated-for-tests.ts'
import { SaveToShortlist } from './heart-button.tsx'
import { heart as words } from './shortlist-copy.ts'

const sonner = vi.hoisted(() => ({ success: vi.fn(), dismiss: vi.fn() }))
vi.mock('sonner', () => ({ toast: sonner }))

let page: HTMLElement
let root: Root
/** The tap of a finger some ms ago, of which a busy phone hears now. */
const press = (ago = 0) =>
  act(async () => {
    const tap = new MouseEvent('click', { bubbles: true, detail: 1 })
    Object.defineProperty(tap, 'timeStamp', { value: performance.now() - ago })
    page.querySelector('button')?.dispatchEvent(tap)
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false) // a press reads nothing
  localStorage.clear()
  page = document.createElement('main')
  root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SaveToShortlist pkg={samplePackage()} type="land" />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  localStorage.clear()
  await act(async () => dispatchEvent(new StorageEvent('storage'))) // another tab erased everything
  vi.clearAllMocks()
  vi.useRealTimers()
})

it('the heart in words says in a translated page, too, what the next press does', async () => {
  for (const said of [words.saved, words.saveThis]) {
    translate(page)
    await press()
    expect(page.textContent).toBe(said)
    vi.advanceTimersByTime(501)
  }
})

it('what a double tap has saved stays saved, though a busy phone hears late of the second one', async () => {
  await press()
  vi.advanceTimersByTime(700)
  await press(500)
  expect(page.textContent).toBe(words.saved)
})

it('what a double tap has saved stays saved', async () => {
  await press()
  vi.advanceTimersByTime(180)
  await press()
  expect(page.textContent).toBe(words.saved)
  vi.advanceTimersByTime(321)
  await press()
  expect(page.textContent).toBe(words.saveThis)
})

it('what a double tap takes off stays off: saved anew, it would have the figures of now', async () => {
  await press()
  vi.advanceTimersByTime(600)
  await press()
  vi.advanceTimersByTime(200)
  await press()
  expect(page.textContent).toBe(words.saveThis)
  vi.advanceTimersByTime(301)
  await press()
  expect(page.textContent).toBe(words.saved)
})

it('a heart that is taken back takes its toast along, and the next one is told of again', async () => {
  const told = () => [sonner.success.mock.calls.length, sonner.dismiss.mock.calls]
  await press()
  await vi.waitFor(() => expect(told()).toEqual([1, []]))
  vi.advanceTimersByTime(501)
  await press()
  await vi.waitFor(() => expect(told()).toEqual([1, [[words.told]]]))
  vi.advanceTimersByTime(501)
  await press()
  await vi.waitFor(() => expect(told()).toEqual([2, [[words.told]]]))
})
