import { expect, it } from 'vitest'
import { comparisonOf } from './comparison-choice.ts'

it.each<[string, string[], string[], string[] | null]>([
  ['nothing saved', [], [], null],
  ['one saved', ['1'], [], null],
  ['two saved, none ticked', ['1', '2'], [], ['1', '2']],
  ['three saved, none ticked', ['1', '2', '3'], [], ['1', '2', '3']],
  ['four saved, none ticked', ['1', '2', '3', '4'], [], null],
  ['one ticked', ['1', '2', '3'], ['2'], null],
  ['two of four, in the order of the list', ['1', '2', '3', '4'], ['4', '2'], ['2', '4']],
  ['one that was taken off', ['1', '2'], ['2', '9'], null],
])('%s', (_, saved, ticked, expected) => {
  expect(comparisonOf(saved, ticked)).toEqual(expected)
})
