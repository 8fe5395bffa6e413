// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { focusOpener } from './focus-opener.ts'

focusOpener()

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1"><button aria-haspopup="dialog"><i></i></button><b></b></main><input id="field">`
})

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return found
}
const focusedAfter = (pressed: string) => {
  find(pressed).click()
  return document.activeElement?.localName
}

it('the button that opens a dialog has the focus before it opens, also where the browser gives it none', () => {
  expect(focusedAfter('i')).toBe('button')
})

it('so it is where the browser gives the focus to what lies around it', () => {
  find('main').focus()
  expect(focusedAfter('i')).toBe('button')
})

it('a field keeps the focus, and no other press gives it away', () => {
  expect(focusedAfter('b')).toBe('body')
  find('#field').focus()
  expect(focusedAfter('i')).toBe('input')
})
