// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeldRows } from './use-held-rows.ts'

type Props = { items: string; order: string; isRanked: boolean }

function List({ items, order, isRanked }: Props) {
  const letters = [...items]
  const { rows, list } = useHeldRows(letters, (letter) => letter, { order, isRanked })
  return (
    <ul ref={list}>
      {rows.map((letter) => (
        <li key={letter}>
          <button type="button">{letter}</button>
        </li>
      ))}
    </ul>
  )
}

let box: HTMLElement
let root: Root
let visits = 0

const show = async (items: string, { order = 'listed', isRanked = false } = {}) => {
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[{ pathname: '/', key: `visit ${visits}` }]}>
        <List items={items} order={order} isRanked={isRanked} />
      </MemoryRouter>,
    ),
  )
  return box.textContent
}
const leave = () => act(async () => root.unmount())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  visits += 1
  box = document.body.appendChild(document.createElement('main'))
  root = createRoot(box)
})
afterEach(async () => {
  await leave()
  box.remove()
})

it('leaves rows on the screen in their places, until another order is asked for', async () => {
  expect(await show('cd')).toBe('cd')
  expect(await show('abcd')).toBe('cdab')
  expect(await show('dcba', { order: 'down' })).toBe('dcba')
})

it('lets rows below the screen take the place that the order gives them', async () => {
  const below = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  below.mockImplementation(function (this: Element) {
    return new DOMRect(0, this.textContent === 'c' ? 0 : 2 * innerHeight)
  })
  expect(await show('cd')).toBe('cd')
  expect(await show('abcd')).toBe('cabd')
  below.mockRestore()
})

it('holds a rank only for who has begun to read it', async () => {
  const price = { order: 'price', isRanked: true }
  expect(await show('cd', price)).toBe('cd')
  expect(await show('bcd', price)).toBe('bcd')
  box.querySelector('button')?.focus()
  expect(await show('abcd', price)).toBe('bcda')
})

it('Back finds the rows where they were; a page that is opened anew has the usual order', async () => {
  await show('cd')
  await show('abcd')
  await leave()
  root = createRoot(box)
  expect(await show('abcd')).toBe('cdab')
  await leave()
  root = createRoot(box)
  visits += 1
  expect(await show('abcd')).toBe('abcd')
})

it('Back into the middle of a rank holds it: its reader moved before', async () => {
  const price = { order: 'price', isRanked: true }
  await show('cd', price)
  window.scrollTo(0, 900)
  await show('bcd', price)
  await leave()
  root = createRoot(box)
  expect(await show('bcd', price)).toBe('cdb')
  expect(await show('abcd', price)).toBe('cdba')
  window.scrollTo(0, 0)
})
