// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { growBelow } from './grow-below.ts'

const holds = () => document.documentElement.style.getPropertyValue('overflow-anchor') !== 'none'

it('the browser holds nothing in its place until the person moves', () => {
  expect(holds()).toBe(true)
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    growBelow()
    growBelow()
    expect(holds()).toBe(false)
    dispatchEvent(new Event(move))
    expect(holds(), move).toBe(true)
  }
})
