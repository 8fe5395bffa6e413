// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { dialog } from './dialog-copy.ts'

const words = { title: 'Sure?', text: 'It cannot be brought back.', confirm: 'Delete it' }
const confirmed = vi.fn()
const closed = vi.fn()
let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  confirmed.mockClear()
  closed.mockClear()
  // A browser gives the focus to the first button.
  HTMLDialogElement.prototype.showModal = function () {
    this.querySelector('button')?.focus()
  }
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

const ask = (isDestructive: boolean) =>
  act(async () =>
    root.render(
      <ConfirmDialog words={words} isDestructive={isDestructive} onConfirm={confirmed} onClose={closed} />,
    ),
  )

function press(detail: number): void {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === words.confirm)
  const press = { bubbles: true, detail, pointerType: 'mouse' }
  button?.dispatchEvent(new PointerEvent('click', press))
}

it.each([
  ['a question that deletes', true],
  ['another question, whose answer may book twice,', false],
])('%s has the focus on its way out, and takes no double press for an answer', async (_, isDestructive) => {
  await ask(isDestructive)
  expect(document.activeElement?.textContent).toBe(dialog.cancel)
  press(2)
  expect(confirmed).not.toHaveBeenCalled()
  press(1)
  expect(confirmed).toHaveBeenCalledOnce()
})

it.each(['dialog', 'button:last-child'])(
  'the second tap of the double tap that opened a question does not close it: it lands on %s',
  async (place) => {
    await ask(true)
    const asked = performance.now()
    const tap = (after: number) => {
      const press = new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' })
      Object.defineProperty(press, 'timeStamp', { value: asked + after })
      page.querySelector(place)?.dispatchEvent(press)
    }
    tap(200)
    expect(closed).not.toHaveBeenCalled()
    tap(600)
    expect(closed).toHaveBeenCalledOnce()
  },
)

it('a held Enter, which opened it, does not press Cancel either', async () => {
  await ask(false)
  const key = (repeat: boolean) => {
    const down = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(down)
    return down.defaultPrevented
  }
  expect([key(true), key(false)]).toEqual([true, false])
})

it('only a question that deletes is red', async () => {
  await ask(false)
  expect(page.querySelector('.btn-danger')).toBeNull()
  await ask(true)
  expect(page.querySelector('.btn-danger')?.textContent).toBe(words.confirm)
})
