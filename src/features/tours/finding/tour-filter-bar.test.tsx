// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { noFilter } from './tour-filter.ts'
import { TourFilterBar } from './tour-filter-bar.tsx'

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
