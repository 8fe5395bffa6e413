// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notePresses } from '#src/device/last-press.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { dialog } from './dialog-copy.ts'

notePresses()

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

let opened = 0
const ask = (isDestructive: boolean) =>
  act(async () => {
    opened = performance.now()
    root.render(
      <ConfirmDialog words={words} isDestructive={isDestructive} onConfirm={confirmed} onClose={closed} />,
    )
  })

const HERE = { clientX: 10, clientY: 10 }
const ELSEWHERE = { clientX: 10, clientY: 200 }

/** Opened by a press at that place. */
async function askHere(isDestructive: boolean): Promise<void> {
  document.body.dispatchEvent(new MouseEvent('click', { ...HERE, detail: 1, bubbles: true }))
  await ask(isDestructive)
}

function press(place: string, { after = 200, ...press }: PointerEventInit & { after?: number }): void {
  const event = new PointerEvent('click', { ...HERE, bubbles: true, cancelable: true, ...press })
  Object.defineProperty(event, 'timeStamp', { value: opened + after })
  page.querySelector(place)?.dispatchEvent(event)
}
const CONFIRM = 'button:first-child'
const CANCEL = 'button:last-child'

it.each([
  ['a question that deletes', true],
  ['another question, whose answer may book twice,', false],
])('%s has the focus on its way out, and takes no double press for an answer', async (_, isDestructive) => {
  await askHere(isDestructive)
  expect(document.activeElement?.textContent).toBe(dialog.cancel)
  press(CONFIRM, { detail: 2, pointerType: 'mouse' })
  press(CONFIRM, { detail: 1, pointerType: 'touch' })
  expect(confirmed).not.toHaveBeenCalled()
  press(CONFIRM, { detail: 1, pointerType: 'mouse' })
  expect(confirmed).toHaveBeenCalledOnce()
})

it.each(['dialog', CANCEL])(
  'the second tap of the double tap that opened a question does not close it, one elsewhere does at once: on %s',
  async (place) => {
    await askHere(true)
    const tap = { detail: 1, pointerType: 'touch' }
    press(place, tap)
    expect(closed).not.toHaveBeenCalled()
    press(place, { ...tap, ...ELSEWHERE })
    press(place, { ...tap, after: 600 })
    expect(closed).toHaveBeenCalledTimes(2)
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
