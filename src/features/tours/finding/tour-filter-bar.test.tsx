// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { notePresses } from '#src/device/last-press.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { noFilter } from './tour-filter.ts'
import { TourFilterBar } from './tour-filter-bar.tsx'

notePresses()

it.each([
  ['lagos', 'Lagos'],
  ['LAGOS', 'Lagos'],
  ['oyo', 'Ọ̀yọ́'],
  ['Ogun', ''],
  ['', ''],
])('the state %j of an address is the choice %j, which can be taken back', (state, shown) => {
  const page = document.createElement('main')
  page.innerHTML = renderToString(
    <TourFilterBar filter={{ ...noFilter, state }} states={['Lagos', 'Ọ̀yọ́']} onChoose={() => undefined}>
      {null}
    </TourFilterBar>,
  )
  const chosen = page.querySelector('[aria-label=State] option[selected]')
  expect(chosen?.getAttribute('value')).toBe(shown)
})

it('a translated bar says how many filters are on now', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const bar = (free: boolean) => (
    <TourFilterBar filter={{ ...noFilter, open: true, free }} states={[]} onChoose={() => undefined}>
      {null}
    </TourFilterBar>
  )
  expect(await wordsAfter(bar(false), bar(true))).toContain('(2)')
})

it.each([
  ['a slow double click', [1, 2], 'true', [true]],
  ['two clicks one after the other', [1, 1], 'false', [true, true]],
  ['two presses of a key', [0, 0], 'false', [true, true]],
])(
  '%s on the button of the filters, and on one of them, counts as often as it is meant',
  async (_, counts, open, chosen) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const page = document.body.appendChild(document.createElement('main'))
    const root = createRoot(page)
    const onChoose = vi.fn()
    await act(async () =>
      root.render(
        <TourFilterBar filter={noFilter} states={[]} onChoose={onChoose}>
          {null}
        </TourFilterBar>,
      ),
    )
    const button = page.querySelector('button')
    for (const part of [button, page.querySelector('[type=checkbox]')])
      for (const detail of counts)
        await act(async () =>
          part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
        )
    expect(button?.getAttribute('aria-expanded')).toBe(open)
    expect(onChoose.mock.calls.map(([change]) => change.open)).toEqual(chosen)
    await act(async () => root.unmount())
    page.remove()
  },
)
