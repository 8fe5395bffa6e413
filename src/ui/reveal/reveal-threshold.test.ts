import { expect, test } from 'vitest'
import { revealThreshold } from './reveal-threshold.ts'

test.each([
  ['140 px of it', undefined, 600, 740, { rootMargin: '0px 0px -140px 0px' }],
  ['a quarter of it', 0.25, 600, 740, { threshold: 0.25 }],
  ['a quarter that just fits', 0.25, 1_480, 740, { threshold: 0.25 }],
  ['half a view of what is very tall', 0.25, 3_700, 740, { threshold: 0.1 }],
  ['any of what has no height yet', 0.25, 0, 740, { threshold: 0 }],
])('a part is revealed by %s', (_, amount, heightPx, viewPx, expected) => {
  expect(revealThreshold({ amount, heightPx, viewPx })).toEqual(expected)
})
