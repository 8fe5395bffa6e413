// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChoiceList } from '#src/features/tours/booking/choice-list.ts'
import { choices } from '#src/features/tours/copy.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { ChoiceField } from './choice-field.tsx'

type State = ChoiceList['state']

const field = (state: State | null, value: string | null = null) => (
  <section tabIndex={-1}>
    <input />
    <ChoiceField
      step="date"
      value={value}
      list={
        state && { state, options: [{ value: '1', label: 'Today' }], storedAt: null, retry: () => undefined }
      }
      error={undefined}
      onChange={() => undefined}
    />
  </section>
)

let page: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.useRealTimers()
})

it('a translated field says what its list has come to', async () => {
  expect(await wordsAfter(field('failed'), field('over'))).toBe(await wordsAfter(field('over')))
})

const { loading, placeholder } = choices.date

it.each<[string, [State | null, number, string | null, string][]]>([
  [
    'that it waits long, and that it can be chosen now',
    [
      ['loading', 2_000, null, loading],
      ['loaded', 0, null, placeholder],
    ],
  ],
  [
    'nothing of a short wait',
    [
      ['loading', 200, null, ''],
      ['loaded', 5_000, null, ''],
    ],
  ],
  [
    'nothing once it is chosen, nor when it is open again without a wait',
    [
      ['loading', 2_000, null, loading],
      ['loaded', 0, '1', ''],
      ['loaded', 0, null, ''],
    ],
  ],
  [
    'nothing of the next short wait',
    [
      ['loading', 2_000, null, loading],
      ['loaded', 0, null, placeholder],
      ['loading', 200, null, ''],
      ['loaded', 0, null, ''],
    ],
  ],
  [
    'nothing of what was chosen before',
    [
      ['loading', 2_000, '1', ''],
      ['loaded', 0, '1', ''],
    ],
  ],
  [
    'nothing of a wait that came to nothing',
    [
      ['loading', 2_000, null, loading],
      [null, 0, null, ''],
      ['loaded', 0, null, ''],
    ],
  ],
])('a screen reader hears of a list %s', async (_, looks) => {
  vi.useFakeTimers()
  await act(async () => root.render(field(null)))
  page.querySelector('section')?.focus() // as a press on "Book" in the list of tours leaves it
  for (const [state, ms, value, words] of looks) {
    await act(async () => root.render(field(state, value)))
    await act(() => vi.advanceTimersByTimeAsync(ms))
    expect(page.querySelector('[aria-live] .visually-hidden')?.textContent).toBe(words)
  }
})

it('a screen reader hears nothing of a form that fills itself while its person reads elsewhere', async () => {
  vi.useFakeTimers()
  for (const state of ['loading', 'loaded'] as const) {
    await act(async () => root.render(field(state)))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(page.querySelector('[aria-live] .visually-hidden')?.textContent).toBe('')
  }
})

it('a screen reader hears that a list can be chosen, if its person came to the form while it loaded', async () => {
  vi.useFakeTimers()
  await act(async () => root.render(field('loading')))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  page.querySelector('input')?.focus()
  await act(async () => root.render(field('loaded')))
  expect(page.querySelector('[aria-live] .visually-hidden')?.textContent).toBe(placeholder)
})
