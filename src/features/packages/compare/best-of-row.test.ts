import { expect, it } from 'vitest'
import { bestOfRow } from './best-of-row.ts'

it.each<[string, (number | null)[], 'lowest' | 'largest', boolean[]]>([
  ['the lowest', [3, 1, 2], 'lowest', [false, true, false]],
  ['the largest', [3, 1, 2], 'largest', [true, false, false]],
  ['two that share it', [1, 1, 2], 'lowest', [true, true, false]],
  ['all alike', [2, 2], 'lowest', [false, false]],
  ['one alone', [2], 'lowest', [false]],
  ['one stated', [null, 2, null], 'lowest', [false, false, false]],
  ['what is not stated wins nothing', [null, 2, 3], 'lowest', [false, true, false]],
  ['nothing', [], 'lowest', []],
])('%s', (_, figures, wanted, expected) => {
  expect(bestOfRow(figures, wanted)).toEqual(expected)
})
