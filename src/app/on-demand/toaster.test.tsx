// @vitest-environment happy-dom
/**
 * The numbers of spec §9 as sonner carries them out. The test advances time by hand, so no toast is old in real time.
 */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#outbox/entry.ts'
import { telling } from '#src/features/tours/booking/telling.ts'
import { resultWords } from '#src/forms/result/result-words.ts'
import { copy } from '#src/pwa/copy.ts'
import { tellOutcomes } from '#src/pwa/outbox-status/outbox-watch.ts'
import { toast } from '#src/ui/toast.ts'
import { Toaster } from './toaster.tsx'

let root: Root
let page: HTMLElement

beforeEach(async () => {
  await import('sonner') // there before time stands still
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(async () => root.render(<Toaster />))
})

afterEach(async () => {
  const { toast: sonner } = await import('sonner')
  await act(async () => {
    sonner.dismiss()
    await vi.advanceTimersByTimeAsync(1_000)
  })
  await act(async () => root.unmount())
  page.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
const leaving = () => toasts().filter(({ dataset }) => dataset.removed === 'true')

function tellBooked() {
  const said = resultWords({ outcome: 'delivered', id: '1' }, telling)
  if (said) toast[said.kind](said.text, said)
}

test.each([
  ['a toast', 4_000, () => toast.error('Please fill in all fields')],
  ['the toast of a booking', 5_000, tellBooked],
] as const)('%s goes after %d ms, and is away 200 ms later', async (_, durationMs, show) => {
  show()
  await pass(50) // until it is on the screen
  expect(toasts()).toHaveLength(1)
  await pass(durationMs - 100)
  expect(leaving()).toHaveLength(0)
  await pass(100)
  expect(leaving()).toHaveLength(1)
  await pass(120)
  expect(toasts(), 'still moving out').toHaveLength(1)
  await pass(100)
  expect(toasts()).toHaveLength(0)
})

test('three toasts are seen at once, 14 px apart', async () => {
  for (const words of ['One', 'Two', 'Three', 'Four']) {
    toast.info(words)
    await pass(20)
  }
  expect(toasts()).toHaveLength(4)
  expect(toasts().filter(({ dataset }) => dataset.visible === 'true')).toHaveLength(3)
  const list = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  expect(list?.style.getPropertyValue('--gap')).toBe('14px')
})

test('twenty requests that arrived are one toast, beside the one of what needs its person', async () => {
  const waited = new Set<string>()
  for (const [at, state] of ['refused', ...Array(20).fill('delivered')].entries()) {
    const entry = { id: `${at}`, kind: 'tour-booking' } as Entry
    tellOutcomes([{ ...entry, state: 'queued' }], waited)
    tellOutcomes([{ ...entry, state }], waited)
    await pass(50)
  }
  expect(toasts().filter(({ dataset }) => dataset.visible === 'true')).toHaveLength(2)
  expect(toasts().map(({ textContent }) => textContent)).toEqual([
    copy.arrived['tour-booking'],
    copy.needsYou,
  ])
})

test('a toast goes with a swipe of 45 px, and stays with a shorter one', async () => {
  HTMLElement.prototype.setPointerCapture = () => {} // happy-dom has no pointers to hold
  toast.info('Words')
  await pass(50)
  const [there] = toasts()
  const point = (type: string, clientY: number) =>
    act(async () => void there?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 0, clientY })))
  const swipeUp = async (px: number) => {
    await point('pointerdown', 100)
    await point('pointermove', 98)
    await point('pointermove', 100 - px)
    await pass(1_000) // slowly: a flick counts at any length
    await point('pointerup', 100 - px)
  }
  await swipeUp(44)
  expect(leaving()).toHaveLength(0)
  await swipeUp(45)
  expect(leaving()).toHaveLength(1)
})

test.each(['success', 'info', 'warning', 'error', 'loading', 'default'] as const)(
  'a toast can be of the type %s',
  async (type) => {
    toast[type === 'default' ? 'plain' : type]('Words')
    await pass(50)
    expect(toasts()[0]?.dataset.type ?? 'default').toBe(type)
  },
)
