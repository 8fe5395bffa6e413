// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx'
import type { LineRead } from './lines/use-lines.ts'
import { NO_CRITERIA } from './rules/find-criteria.ts'
import { sampleFindable } from './rules/find-for-tests.ts'

let root: Root
const onShow = vi.fn()
const onClose = vi.fn()

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')]
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(text))
const submit = () => document.querySelector<HTMLButtonElement>('[type=submit]')
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
async function type(field: HTMLInputElement | undefined, text: string): Promise<void> {
  await act(async () => {
    setValue?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const draw = (props: Partial<FilterSheetProps>) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <FilterSheet
          criteria={{ ...NO_CRITERIA, maxSize: 450.5 }}
          findables={[]}
          lines={[]}
          tours={null}
          line={null}
          onShow={onShow}
          onClose={onClose}
          {...props}
        />
      </MemoryRouter>,
    ),
  )

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await draw({})
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

it('keeps an amount that was not understood until it is mended, and leads to it', async () => {
  await type(fields()[0], 'cheap')
  await act(async () => submit()?.click())
  expect(document.activeElement).toBe(fields()[0])
  expect(onClose).not.toHaveBeenCalled()
  await type(fields()[0], '3m')
  await act(async () => submit()?.click())
  expect(onClose).toHaveBeenCalledOnce()
})

const line = (type: LineRead['type'], isWhole: boolean): LineRead => ({
  ...{ type, isWhole },
  ...{ state: isWhole ? 'loaded' : 'loading', storedAt: 0 },
})
const plot = sampleFindable()

it.each<[string, Partial<FilterSheetProps>, string]>([
  ['the lists are read', { lines: [line('land', true)], findables: [plot] }, 'Show 1 package'],
  ['the lists are read, and nothing fits', { lines: [line('land', true)] }, 'Nothing fits yet'],
  ['a list is not read', { lines: [line('land', true), line('home', false)] }, 'Show packages'],
  ['one page of a list is read', { lines: [line('land', false)], findables: [plot] }, 'Show packages'],
  [
    'nobody asks for the list that is not read',
    {
      criteria: { ...NO_CRITERIA, lines: ['land'] },
      lines: [line('land', true), line('home', false)],
    },
    'Nothing fits yet',
  ],
  [
    'tours are asked for and not read',
    { criteria: { ...NO_CRITERIA, tours: true }, lines: [line('land', true)], findables: [plot] },
    'Show packages',
  ],
  [
    'tours are asked for, and there is none',
    {
      criteria: { ...NO_CRITERIA, tours: true },
      lines: [line('land', true)],
      findables: [plot],
      tours: new Map(),
    },
    'Nothing fits yet',
  ],
])('where %s, its button says only what is known', async (_, props, said) => {
  await act(async () => root.render(null))
  await draw({ criteria: NO_CRITERIA, ...props })
  expect(submit()?.textContent).toBe(said)
  expect(submit()?.querySelector('[aria-live]'), 'a button has no live parts').toBeNull()
  expect(document.querySelector('[role=status]')?.textContent).toBe(said)
})
