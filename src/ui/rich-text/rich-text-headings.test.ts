import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headingIds, shownLevels } from './rich-text-headings.ts'

describe('the headings of an article', () => {
  test.each([
    ['none', [], []],
    ['h1 h2 h2', [1, 2, 2], [2, 3, 3]],
    ['h2 h3 h2', [2, 3, 2], [2, 3, 2]],
    ['h4 h4', [4, 4], [2, 2]],
    ['h2 h5 h3', [2, 5, 3], [2, 3, 3]],
    ['h3 h2 h3', [3, 2, 3], [2, 2, 3]],
    ['h1 to h6', [1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 6]],
  ])('%s', (_, written, shown) => {
    expect(shownLevels(written)).toEqual(shown)
  })

  test('never skip a level on the way down and never reach h1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (written) => {
        let before = 1
        for (const level of shownLevels(written)) {
          expect(level).toBeGreaterThanOrEqual(2)
          expect(level).toBeLessThanOrEqual(Math.min(6, before + 1))
          before = level
        }
      }),
    )
  })
})

test.each([
  [
    ['What a survey plan shows', 'Fees?'],
    ['part-what-a-survey-plan-shows', 'part-fees'],
  ],
  [
    ['Fees', 'fees', 'Fées!'],
    ['part-fees', 'part-fees--2', 'part-fees--3'],
  ],
  [
    ['Ilẹ̀ 2', '…', '2.'],
    ['part-ile-2', 'part-2', 'part-2--2'],
  ],
  [['word '.repeat(40)], [`part-${'word-'.repeat(12)}`.slice(0, -1)]],
])('headings %j have the ids %j', (headings, ids) => {
  expect(headingIds(headings)).toEqual(ids)
})
