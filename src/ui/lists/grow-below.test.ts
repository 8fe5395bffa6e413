// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { growBelow, holdPlace } from './grow-below.ts'

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

it('a pressed button stays where it is on the screen while rows above it go, until the person moves', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const draw = () => {
    for (const frame of frames.splice(0)) frame(0)
  }
  let top = 300
  vi.stubGlobal('scrollBy', (by: { top: number }) => (top -= by.top))
  const button = document.body.appendChild(document.createElement('button'))
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, 48)
  holdPlace(button)
  draw()
  top -= 5_000
  draw()
  expect(top).toBe(300)
  top -= 40
  draw()
  expect(top, 'what goes later').toBe(300)
  dispatchEvent(new Event('touchstart'))
  top -= 100
  draw()
  expect(top, 'the person scrolls').toBe(200)
  expect(frames).toEqual([])

  holdPlace(button)
  button.remove()
  draw()
  expect(frames, 'it left with its screen').toEqual([])
  vi.unstubAllGlobals()
})
