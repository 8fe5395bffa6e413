import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paginationPages } from './pagination-pages.ts'

describe('the marks of a pagination (spec §2)', () => {
  test.each([
    [1, 0, ''],
    [1, 1, ''],
    [1, 2, '1 2'],
    [4, 7, '1 2 3 4 5 6 7'],
    [7, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 gap 8'],
    [4, 8, '1 2 3 4 5 gap 8'],
    [5, 8, '1 gap 4 5 6 7 8'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [6, 9, '1 gap 5 6 7 8 9'],
    [9, 9, '1 gap 5 6 7 8 9'],
    [4, 20, '1 2 3 4 5 gap 20'],
    [5, 20, '1 gap 4 5 6 gap 20'],
    [16, 20, '1 gap 15 16 17 gap 20'],
    [17, 20, '1 gap 16 17 18 19 20'],
    [20, 20, '1 gap 16 17 18 19 20'],
  ])('on page %d of %d are %s', (current, pages, marks) => {
    expect(paginationPages(current, pages).join(' ')).toBe(marks)
  })

  const place = fc
    .integer({ min: 8, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))

  test('always hold the first, the last, the current one and its neighbours, in order, in seven places', () => {
    fc.assert(
      fc.property(place, ([current, pages]) => {
        const marks = paginationPages(current, pages)
        const numbers = marks.filter((mark) => mark !== 'gap')
        expect(marks).toHaveLength(7)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        for (const page of [1, pages, current, Math.max(1, current - 1), Math.min(pages, current + 1)]) {
          expect(numbers).toContain(page)
        }
      }),
    )
  })

  test('leave out at least one page at a gap', () => {
    fc.assert(
      fc.property(place, ([current, pages]) => {
        const marks = paginationPages(current, pages)
        for (const [index, mark] of marks.entries()) {
          if (mark !== 'gap') continue
          expect(Number(marks[index + 1]) - Number(marks[index - 1])).toBeGreaterThan(1)
        }
      }),
    )
  })
})
