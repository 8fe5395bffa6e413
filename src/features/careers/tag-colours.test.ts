import { expect, test } from 'vitest'
import { jobs } from './content.ts'
import { TAG_PAIRS, tagColours } from './tag-colours.ts'

test('a word always has the same one of five pairs', () => {
  expect(TAG_PAIRS).toHaveLength(5)
  for (const word of ['', 'Design', 'Ọ̀yọ́', '🏡', 'x'.repeat(10_000)]) {
    expect(TAG_PAIRS).toContain(tagColours(word))
    expect(tagColours(word)).toBe(tagColours(word))
  }
})

test('the openings do not all look alike', () => {
  expect(new Set(jobs.map(({ tag }) => tagColours(tag))).size).toBeGreaterThanOrEqual(3)
})
