import { describe, expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => 'plot '.repeat(count)

describe('the reading time of a post', () => {
  test.each([
    ['an empty text', '', 1],
    ['one word', 'Land', 1],
    ['200 words', words(200), 1],
    ['201 words', words(201), 2],
    ['1,000 words', words(1_000), 5],
    ['200 words in 200 paragraphs', '<p class="a b c">plot</p>'.repeat(200), 1],
  ])('of %s', (_, content, minutes) => {
    expect(readingMinutes(content)).toBe(minutes)
  })
})
