// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { focusBeside, isTapOnNext, mayRemove } from './one-removal.ts'

describe('a list whose rows close up', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ['performance'] })
    began += 10_000
  })
  afterEach(() => void vi.useRealTimers())

  const firstPress = { clientX: 100, clientY: 200 }
  let began = 0
  /** The press of a finger at `timeStamp`, which the phone hands over when its clock stands at `handledAt`. */
  const press = (timeStamp: number, handledAt = timeStamp, place = firstPress) => {
    vi.advanceTimersByTime(began + handledAt - performance.now())
    return mayRemove({ ...place, timeStamp: began + timeStamp })
  }
  it('loses one row to a double tap, and another to a press that comes later', () => {
    expect(press(0)).toBe(true)
    expect(press(200)).toBe(false)
    expect(press(501)).toBe(true)
  })

  it('loses one row to a double tap of which a busy phone hears late', () => {
    expect(press(0)).toBe(true)
    expect(press(200, 700), 'the second tap later than the first').toBe(false)
  })

  it('loses one row to a tap of impatience, which comes as the first one is answered', () => {
    expect(press(0, 590)).toBe(true)
    expect(press(620, 630)).toBe(false)
  })

  it('loses another to a press on another row, however soon a busy phone hands it over', () => {
    expect(press(0, 500)).toBe(true)
    expect(press(700, 800, { clientX: 100, clientY: 290 })).toBe(true)
  })

  it('loses one row to a tap of impatience on a slow disk', () => {
    document.body.innerHTML = '<ul><li><button></button></li><li><button></button></li></ul>'
    expect(press(0)).toBe(true)
    const goes = focusBeside(document.querySelector('button') as HTMLElement)
    vi.advanceTimersByTime(590)
    goes()
    expect(press(600)).toBe(false)
    expect(press(1_100)).toBe(true)
  })
})

describe('the row that goes with its button', () => {
  const row = (name: string) => `<li><button>Save: ${name}</button><button>Remove: ${name}</button></li>`
  const remove = (name: string) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === `Remove: ${name}`,
    )
    if (!button) throw Error(`${name} is not listed`)
    button.focus()
    const moveFocus = focusBeside(button)
    button.closest('li')?.remove()
    moveFocus()
    return document.activeElement
  }
  beforeEach(() => {
    const rows = ['first', 'second', 'third'].map(row).join('')
    document.body.innerHTML = `<section><h2 tabindex="-1">All</h2><ul>${rows}</ul></section>`
  })

  it('leaves the focus with the next row, else with the one before, else with the heading', () => {
    expect(remove('second')?.textContent).toBe('Remove: third')
    expect(remove('third')?.textContent).toBe('Remove: first')
    expect(remove('first')?.textContent).toBe('All')
  })

  it('presses no other button with the key that is still down', () => {
    const next = remove('first')
    const press = (key: string, repeat: boolean) => {
      const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
      next?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press('Enter', true), press('Enter', false)]).toEqual([true, false])
    expect(press('PageDown', true), 'a key that scrolls').toBe(false)
  })
})

describe('a press on what has closed up under the finger', () => {
  const tap = { detail: 1, clientX: 100, clientY: 200 }
  const next = document.createElement('button')
  const pressFirst = (goes = true) => {
    const currentTarget = document.body.appendChild(document.createElement('button'))
    const isTaken = isTapOnNext({ ...tap, currentTarget, timeStamp: 10_000 })
    if (goes) currentTarget.remove()
    return isTaken
  }
  beforeEach(() => void isTapOnNext({ ...tap, currentTarget: document.body, timeStamp: 0, detail: 0 }))

  test.each([
    ['the second tap of a double tap', true, { timeStamp: 10_180 }],
    ['a tap beside the first, as of a finger', true, { timeStamp: 10_180, clientX: 110, clientY: 190 }],
    ['a tap later', false, { timeStamp: 10_501 }],
    ['a quick tap at another place', false, { timeStamp: 10_180, clientX: 300 }],
    ['a key', false, { timeStamp: 10_180, detail: 0 }],
  ])('%s is none that was meant: %s', (_, isTapped, changes) => {
    expect(pressFirst()).toBe(false)
    expect(isTapOnNext({ ...tap, currentTarget: next, ...changes })).toBe(isTapped)
  })

  it('counts as long as the first one stands: it is not drawn again', () => {
    pressFirst(false)
    expect(isTapOnNext({ ...tap, currentTarget: next, timeStamp: 10_180 })).toBe(false)
  })

  it('takes a third tap for none either', () => {
    pressFirst()
    expect(isTapOnNext({ ...tap, currentTarget: next, timeStamp: 10_180 })).toBe(true)
    expect(isTapOnNext({ ...tap, currentTarget: next, timeStamp: 10_400 })).toBe(true)
  })
})
