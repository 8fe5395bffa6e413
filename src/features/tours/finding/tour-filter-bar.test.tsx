// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
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
