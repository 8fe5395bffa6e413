import { describe, expect, test } from 'vitest'
import { slidesMayMove, slidesMove } from './slides-move.ts'

const moving = {
  count: 3,
  autoplayMs: 7_000,
  isCalm: false,
  isOnScreen: true,
  isOneOfMany: false,
  isPointedAt: false,
  hasFocus: false,
  wish: 'none',
} as const

describe('slides move by themselves', () => {
  test.each([
    ['on screen and left alone', {}, true],
    ['not while hovered', { isPointedAt: true }, false],
    ['not while focused', { hasFocus: true }, false],
    ['not beside others, and so never on a phone', { isOneOfMany: true }, false],
    ['beside others under the mouse', { isOneOfMany: true, isPointedAt: true }, true],
    ['beside others after play was pressed', { isOneOfMany: true, wish: 'play' }, true],
    [
      'not beside others after the person stopped them',
      { isOneOfMany: true, isPointedAt: true, wish: 'stop' },
      false,
    ],
    ['not off-screen', { isOnScreen: false }, false],
    ['not under reduced motion or Save-Data', { isCalm: true }, false],
    ['not under reduced motion, even when play was pressed before', { isCalm: true, wish: 'play' }, false],
    ['not when there is only one', { count: 1 }, false],
    ['not when there is none', { count: 0 }, false],
    ['not without an interval', { autoplayMs: 0 }, false],
    ['not after the person stopped them', { wish: 'stop' }, false],
    ['after play was pressed, although the button has the focus', { wish: 'play', hasFocus: true }, true],
    ['not off-screen, even when play was pressed', { wish: 'play', isOnScreen: false }, false],
  ] as const)('%s', (_, change, expected) => {
    expect(slidesMove({ ...moving, ...change })).toBe(expected)
  })

  test('only where a button can stop them', () => {
    expect(slidesMayMove(moving)).toBe(true)
    expect(slidesMayMove({ ...moving, isCalm: true })).toBe(false)
  })
})
