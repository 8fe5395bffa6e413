// @vitest-environment happy-dom
/** What every field to search with says to a phone's keyboard. */
import { globSync, readFileSync } from 'node:fs'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FindBar } from '#src/features/packages/find/find-bar.tsx'
import { NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { SearchField } from '#src/features/posts/search/search-field.tsx'
import { noFilter } from '#src/features/tours/finding/tour-filter.ts'
import { TourFilterBar } from '#src/features/tours/finding/tour-filter-bar.tsx'

const nothing = () => undefined
const address = { criteria: NO_CRITERIA, typed: '', type: nothing, settle: nothing, choose: nothing }

it('each of them is below', () => {
  const fields = globSync('src/**/*.tsx').filter((file) =>
    /<input\b(?:(?!\/>).)*type="search"/s.test(readFileSync(file, 'utf8')),
  )
  expect(fields).toHaveLength(3)
})

const packages = (
  <FindBar address={address} line={null} states={[]}>
    {null}
  </FindBar>
)
const posts = <SearchField value="" onChange={nothing} form={createRef()} />
const tours = (
  <TourFilterBar filter={noFilter} states={[]} onChoose={nothing}>
    {null}
  </TourFilterBar>
)

it.each([
  ['packages', packages],
  ['posts', posts],
  ['tours', tours],
])('who searches %s finds what was typed: no phone corrects a name', (_, screen) => {
  const page = document.createElement('main')
  page.innerHTML = renderToString(screen)
  const field = page.querySelector('input[type=search]')
  expect(field?.getAttribute('autocorrect')).toBe('off')
  expect(field?.getAttribute('autocapitalize')).toBe('none')
  expect(field?.getAttribute('spellcheck')).toBe('false')
})
