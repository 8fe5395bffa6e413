// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

keepFocus()

beforeEach(() => {
  document.body.innerHTML = `
    <main><ul id="chosen"><li id="chip"><button>Remove Oyo</button></li></ul><p id="near">12 found</p></main>
    <input id="elsewhere">`
})

const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return found
}
const framesLater = () => new Promise((resolve) => setTimeout(resolve, 60))
const focused = () => document.activeElement?.id ?? ''

it('what stood around a pressed part that goes takes the focus, and lets it go without a trace', async () => {
  find('button').focus()
  find('#chip').remove()
  await vi.waitFor(() => expect(focused()).toBe('chosen'))
  find('#elsewhere').focus()
  expect(find('#chosen').outerHTML).not.toMatch(/tabindex|outline/)
})

it('a part that takes the focus itself keeps it', async () => {
  find('button').focus()
  find('#chip').remove()
  find('#elsewhere').focus()
  await framesLater()
  expect(focused()).toBe('elsewhere')
})

it('who had left the part before it went gets nothing', async () => {
  find('button').focus()
  find('button').blur()
  await framesLater()
  find('#chip').remove()
  await framesLater()
  expect(document.activeElement).toBe(document.body)
})

it('nothing is taken while the focused part stays', async () => {
  find('button').focus()
  find('#near').remove()
  await framesLater()
  expect(document.activeElement).toBe(find('button'))
})
