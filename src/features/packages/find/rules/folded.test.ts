import { describe, expect, it } from 'vitest'
import { folded, holdsWords, stateKey } from './folded.ts'

describe('text folded for the search', () => {
  it.each([
    ['Ìbàdàn, Ọ̀yọ́ State', 'ibadan oyo state'],
    ['  Three-bedroom   TERRACE ', 'three bedroom terrace'],
    ['Boys’ quarters', 'boys quarters'],
    ['1,000sqm, 12,5', '1000 sqm 12 5'],
    ['Non-investment', 'noninvestment'],
    ['non investment, canon non', 'noninvestment canon non'],
    ['₦', ''],
    ['', ''],
  ])('%s → %s', (text, expected) => {
    expect(folded(text)).toBe(expected)
  })
})

describe('one key for a state', () => {
  it.each([
    ['Ogun', 'ogun'],
    [' ogun STATE ', 'ogun'],
    ['FCT Abuja', 'fct-abuja'],
    ['Akwa Ibom State', 'akwa-ibom'],
    ['State', 'state'],
    ['', ''],
  ])('%s → %s', (state, key) => {
    expect(stateKey(state)).toBe(key)
  })
})

it.each([
  ['the beginnings of words, in any order', 'simawa bunga', true],
  ['nothing asked', '', true],
  ['not the middle of a word', 'galow', false],
  ['not a word that is missing', 'bungalow lagos', false],
])('matches %s', (_, question, holds) => {
  const words = folded(question).split(' ').filter(Boolean)
  expect(holdsWords(` ${folded('Two-bedroom bungalow, Crescent road, Simawa')}`, words)).toBe(holds)
})
