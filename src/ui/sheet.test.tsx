// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notePresses } from '#src/device/last-press.ts'
import { Sheet } from './sheet.tsx'

notePresses()

const HERE = { clientX: 10, clientY: 10 }
const ELSEWHERE = { clientX: 200, clientY: 300 }
const closed = vi.fn()
const pressed = vi.fn()
let page: HTMLElement
let root: Root
let moved = 0

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  closed.mockClear()
  pressed.mockClear()
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

const draw = (sheet: ReactNode) =>
  act(async () => {
    root.render(sheet)
    moved = performance.now()
  })
/** A press at that place opens it: `detail` is 0 for a key. */
async function open(detail = 1): Promise<void> {
  document.body.dispatchEvent(new MouseEvent('click', { ...HERE, detail, bubbles: true }))
  await draw(
    <Sheet title="Filters" onClose={closed}>
      <button type="button" onClick={pressed}>
        Show
      </button>
      <input />
    </Sheet>,
  )
}
const at = (selector: string) => document.querySelector(`[role=dialog] ${selector}`)
const SHOW = 'button:not([aria-label])'

/** A finger's tap so long after the opening or closing. Returns whether the browser makes a click of it. */
async function tap(target: Element | null, place: typeof HERE, after = 200): Promise<boolean> {
  let isClick = true
  await act(async () => {
    for (const type of ['touchstart', 'touchend']) {
      const touch = new Event(type, { bubbles: true, cancelable: true, composed: true })
      Object.assign(touch, { touches: [place], changedTouches: [place] })
      isClick = target?.dispatchEvent(soon(touch, after)) ?? false
    }
  })
  return isClick
}
/** However long a busy machine took with the opening. */
const soon = (press: Event, after = 200) =>
  Object.defineProperty(press, 'timeStamp', { value: moved + after })
/** Returns whether the button heard of it. */
async function click(pointerType: string, detail: number, place = HERE): Promise<boolean> {
  pressed.mockClear()
  const press = { ...place, bubbles: true, cancelable: true, detail, pointerType }
  await act(async () => at(SHOW)?.dispatchEvent(soon(new PointerEvent('click', press))))
  return pressed.mock.calls.length > 0
}

describe('the second tap of the double tap that opened a sheet', () => {
  it.each(['[aria-hidden]', SHOW, 'input'])(
    'presses nothing in it and does not close it: %s',
    async (place) => {
      await open()
      expect(await tap(at(place), HERE)).toBe(false)
      expect(closed).not.toHaveBeenCalled()
    },
  )

  it('is the second click of a mouse too, which neither presses nor closes', async () => {
    await open()
    for (const type of ['pointerdown', 'pointerup']) {
      const press = { ...HERE, bubbles: true, cancelable: true, composed: true, pointerType: 'mouse' }
      await act(async () => at('[aria-hidden]')?.dispatchEvent(soon(new PointerEvent(type, press))))
    }
    expect(closed).not.toHaveBeenCalled()
    expect(await click('mouse', 2)).toBe(false)
  })

  it('is one that a busy phone hands over late', async () => {
    await open()
    expect(await tap(at(SHOW), HERE, -50)).toBe(false)
  })
})

describe('a press in a sheet that has just opened counts at once', () => {
  it.each([SHOW, 'input'])('elsewhere: %s', async (place) => {
    await open()
    expect(await tap(at(place), ELSEWHERE)).toBe(true)
    expect(await click('touch', 1, ELSEWHERE)).toBe(true)
  })

  it('beside the sheet, elsewhere or later', async () => {
    await open()
    await tap(at('[aria-hidden]'), ELSEWHERE)
    await tap(at('[aria-hidden]'), HERE, 600)
    expect(closed).toHaveBeenCalledTimes(2)
  })

  it('by a mouse that clicks once, and by a key', async () => {
    await open()
    expect([await click('mouse', 1), await click('', 0)]).toEqual([true, true])
  })

  it('where a key opened it, which has no place', async () => {
    await open(0)
    expect(await tap(at(SHOW), HERE)).toBe(true)
  })
})

it('the second tap of the double tap that closed a sheet presses nothing below, and one elsewhere does', async () => {
  await open()
  await click('touch', 1, ELSEWHERE)
  await draw(null)
  expect(await tap(page, ELSEWHERE)).toBe(false)
  expect(await tap(page, HERE)).toBe(true)
  expect(await tap(page, ELSEWHERE, 600)).toBe(true)
})

it('nor does the second tap beside a sheet that the first one there closed', async () => {
  await open()
  await tap(at('[aria-hidden]'), ELSEWHERE, 600)
  expect(closed).toHaveBeenCalledOnce()
  await draw(null)
  expect(await tap(page, ELSEWHERE)).toBe(false)
  expect(await tap(page, HERE)).toBe(true)
})
