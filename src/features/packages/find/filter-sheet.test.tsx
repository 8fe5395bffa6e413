// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FilterSheet } from './filter-sheet.tsx'
import { NO_CRITERIA } from './rules/find-criteria.ts'

let root: Root
const onShow = vi.fn()

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')]
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(text))
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
async function type(field: HTMLInputElement | undefined, text: string): Promise<void> {
  await act(async () => {
    setValue?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <FilterSheet
          criteria={{ ...NO_CRITERIA, maxSize: 450.5 }}
          findables={[]}
          tours={null}
          line={null}
          onShow={onShow}
          onClose={() => undefined}
        />
      </MemoryRouter>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('says back what it has understood of a size, and asks for a size', async () => {
  const [, , , least, most] = fields()
  expect(most?.value).toBe('450.5')
  expect(document.body.textContent).toContain('That is 450.5 sqm.')
  await type(least, '300 sqm')
  expect(document.body.textContent).toContain('That is 300 sqm.')
  await type(least, 'two plots')
  expect(document.body.textContent).toContain('Please write a size, such as 500.')
})

it('"Clear all" empties also what was not understood', async () => {
  await type(fields()[0], 'cheap')
  expect(document.body.textContent).toContain('Please write an amount')
  await act(async () => button('Clear all')?.click())
  expect(fields().map(({ value }) => value)).toEqual(['', '', '', '', ''])
  expect(document.body.textContent).not.toContain('Please write')
})
