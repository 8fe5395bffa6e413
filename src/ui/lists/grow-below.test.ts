// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
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

/** A screen whose frames come when they are called for, and a button that stands at `top` on it. */
function pressable() {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const button = document.body.appendChild(document.createElement('button'))
  const screen = {
    button,
    frames,
    top: 300,
    draw: (now = 0) => {
      for (const frame of frames.splice(0)) frame(now)
    },
  }
  vi.stubGlobal('scrollBy', (by: { top: number }) => (screen.top -= by.top))
  button.getBoundingClientRect = () => new DOMRect(0, screen.top, 100, 48)
  return screen
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a pressed button stays where it is on the screen while rows above it go, until the person moves', () => {
  const screen = pressable()
  holdPlace(screen.button)
  screen.draw()
  screen.top -= 5_000
  screen.draw()
  expect(screen.top).toBe(300)
  screen.top -= 40
  screen.draw()
  expect(screen.top, 'what goes later').toBe(300)
  dispatchEvent(new Event('touchstart'))
  screen.top -= 100
  screen.draw()
  expect(screen.top, 'the person scrolls').toBe(200)
  expect(screen.frames).toEqual([])

  holdPlace(screen.button)
  screen.button.remove()
  screen.draw()
  expect(screen.frames, 'it left with its screen').toEqual([])
})

it('a phone that draws nothing for seconds after the press still puts the button back, and then stops', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const screen = pressable()
  holdPlace(screen.button)
  const drawAt = (now: number) => {
    vi.advanceTimersByTime(now - performance.now())
    screen.draw(now)
  }
  screen.top -= 5_000
  drawAt(6_000)
  expect(screen.top, 'the first frame').toBe(300)
  expect(screen.frames, 'more rows may go').toHaveLength(1)
  screen.top -= 40
  drawAt(9_000)
  expect(screen.top, 'the last frame').toBe(300)
  expect(screen.frames, 'the rows are gone').toEqual([])
})
