import { describe, expect, it } from 'vitest'
import { figuresOfPresses, isNearGoal, isWorthTelling, type Press, slowestFirst } from './press-times.ts'

const press = (name: string, ms: number): Press => ({ key: name, name, ms })

describe('the presses of a screen', () => {
  it.each<[Press, boolean]>([
    [press('Open menu', 74), false],
    [press('Dark', 75), true],
  ])('%j is made again: %s', (one, isAgain) => {
    expect(isNearGoal(one, 'presses')).toBe(isAgain)
  })

  it('count with the middle of their walks, slowest first', () => {
    const walks = [
      [press('Dark', 80), press('Open menu', 300)],
      [press('Dark', 90), press('Open menu', 60)],
      [press('Dark', 200), press('Open menu', 64), press('Undo', 24)],
    ]
    expect(slowestFirst(walks)).toEqual([press('Dark', 90), press('Open menu', 64), press('Undo', 24)])
  })

  it('all count, and are told if slowest or over the goal', () => {
    const slow = [press('Dark', 120), press('Open menu', 104), press('Undo', 24)]
    const figures = figuresOfPresses('presses', '/faqs', slow)
    expect(figures).toHaveLength(3)
    expect(figures.filter(isWorthTelling).map(({ where, value }) => [where, value])).toEqual([
      ['/faqs: Dark', 120],
      ['/faqs: Open menu', 104],
    ])
    expect(figures.slice(2).filter(isWorthTelling)).toHaveLength(1)
  })
})
