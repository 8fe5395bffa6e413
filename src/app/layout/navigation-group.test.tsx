// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notePresses } from '#src/device/last-press.ts'
import { NavigationGroup } from './navigation-group.tsx'

const group = { label: 'Projects', links: [{ to: '/projects/land', label: 'Land' }] }
let unmount: () => Promise<void>

notePresses()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <NavigationGroup group={group} />
      </MemoryRouter>,
    ),
  )
  unmount = async () => {
    await act(async () => root.unmount())
    page.remove()
  }
})
afterEach(() => unmount())

const details = () => document.querySelector('details')
const pointer = (pointerType: string) =>
  act(async () => {
    details()?.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }))
  })
const pressKey = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
/**
 * Long after the pointer came in. `detail` is the browser's count of clicks in a row; 0 is a key. A browser opens or
 * closes once all have heard of it; happy-dom does so earlier, for a MouseEvent.
 */
const press = (detail: number) =>
  act(async () => {
    const click = new UIEvent('click', { detail, bubbles: true, cancelable: true })
    Object.defineProperty(click, 'timeStamp', { value: performance.now() + 1_000 })
    if (document.querySelector('summary')?.dispatchEvent(click)) details()?.toggleAttribute('open')
  })

it.each([
  ['', 'body', 'BODY'],
  [', and the focus stays on its name if it was inside', 'a', 'SUMMARY'],
])('Escape closes a list that hovering opened%s', async (_, from, to) => {
  await pointer('mouse')
  expect(details()?.open).toBe(true)
  if (from === 'a') document.querySelector('a')?.focus()
  await pressKey('Control')
  expect(details()?.open, 'what else is pressed leaves it open').toBe(true)
  await pressKey('Escape')
  expect(details()?.open).toBe(false)
  expect(document.activeElement?.tagName).toBe(to)
})

it.each([
  ['one click', [1], true],
  ['a double click', [1, 2], true],
  ['the second of two clicks', [1, 1], false],
  ['a key', [0], false],
])('a list that hovering opened long ago, after %s (%o): open is %s', async (_, presses, isOpen) => {
  await pointer('mouse')
  for (const detail of presses) await press(detail)
  expect(details()?.open).toBe(isOpen)
})

it('a click opens a list that Escape has closed under the pointer, and the next one closes it', async () => {
  await pointer('mouse')
  await pressKey('Escape')
  await press(1)
  expect(details()?.open).toBe(true)
  await press(1)
  expect(details()?.open).toBe(false)
})

it('a finger closes at its first touch what the mouse beside it has opened', async () => {
  await pointer('mouse')
  await pointer('touch')
  await press(1)
  expect(details()?.open).toBe(false)
})
