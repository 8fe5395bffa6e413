import { describe, expect, it } from 'vitest'
import { folded, heapOf, holdsWords, stateKey, wordsAsked } from './folded.ts'

describe('text folded for the search', () => {
  it.each([
    ['Ìbàdàn, Ọ̀yọ́ State', 'ibadan oyo state'],
    ['  Three-bedroom   TERRACE ', 'three bedroom terrace'],
    ['Boys’ quarters', 'boys quarters'],
    ['1,000sqm, 12,5', '1000 sqm 12 5'],
    ['Non-investment', 'noninvestment'],
    ['non investment, canon non', 'noninvestment canon non'],
    ['C of O, C-of-O, CofO, c. of o.', 'cofo cofo cofo cofo'],
    ['C of one, disc of o', 'c of one disc of o'],
    ['500 square metres, 500m2, 500 m²', '500 sqm 500 sqm 500 sqm'],
    ['500 Sq. M, 500 sq meter, 500 square me', '500 sqm 500 sqm 500 sqm'],
    ['square metre, M2, 5 square miles, 500 m road', 'square metre m2 5 square miles 500 m road'],
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
  ['more than one of a kind', 'bungalows', true],
  ['a state by its full name', 'bungalow in Ogun State', true],
  ['not a state without its name', 'state', false],
  ['not the middle of a word', 'galow', false],
  ['no word of buying', 'buy bungalow for sale with crescent and near Simawa on', true],
  ['no word of buying alone', 'for sale', true],
  ['a letter that names a block', 'bungalow b', true],
  ['not another letter that names a block', 'bungalow a', false],
  ['not a word that is missing', 'bungalow lagos', false],
])('matches %s', (_, question, holds) => {
  const heap = heapOf('Two-bedroom bungalow, Block B, Crescent road, Simawa, Ogun')
  expect(holdsWords(heap, wordsAsked(question))).toBe(holds)
})

it.each([
  ['sites', 'A site', true],
  ['sites', 'A sitting room', false],
  ['boxes', 'A box', true],
])('%s, in "%s": %s', (question, text, holds) => {
  expect(holdsWords(heapOf(text), wordsAsked(question))).toBe(holds)
})

describe('a number that is asked for', () => {
  it.each([
    ['4 bedroom', 'Four-bedroom duplex, 450 sqm, 24-hour security', true],
    ['4 bedroom', 'Three-bedroom terrace, 450 sqm, 24-hour security', false],
    ['4bedroom', 'Four-bedroom duplex', true],
    ['four bedroom', 'Four-bedroom duplex', true],
    ['four bedroom', '4 bedroom duplex', true],
    ['four bed', 'Three-bedroom terrace', false],
    ['10 plots', 'Block of ten plots', true],
    ['1 plots', 'Block of ten plots', false],
    ['2 plots', 'Block of two plots', true],
    ['2 plots', 'Block of 20 plots', false],
    ['500 sqm', 'Corner, 500 sqm', true],
    ['500sqm', 'Corner, 500SQM', true],
    ['500 sqm', 'Corner, 5,000 sqm', false],
    ['5,000 sqm', 'Corner, 5000 sqm', true],
    ['500 squ', 'Corner, 500 square metres', true], // it is still typed
    ['500 square', 'Corner, 500 sqm', true],
    ['500 square m', 'Corner, 500 sqm', true],
    ['5 square', 'A view of 5 square miles', true],
    ['village square', 'Corner, village, 500 sqm', false],
    ['plot 12', 'Plot 12', true],
    ['plot 12', 'Plot 120', true], // it may still be typed
    ['12 plot', 'Plot 120', false],
    ['3 bedrooms', 'Three-bedroom terrace', true],
    ['4 duplexes', 'Four-bedroom duplex', true],
    ['3 bedrooms', 'Two-bedroom terrace, 300 sqm', false],
    ['an acre of cassava', 'Managed cassava acre', true],
    ['50x100', 'Orchard 50 × 100', true],
    ['50 by 100', 'Orchard 50x100', true],
    ['50 × 100', 'Orchard 50 by 100 feet', true],
    ['50 by 100', 'Orchard 50 × 120', false],
  ])('%s, in "%s": %s', (question, text, holds) => {
    expect(holdsWords(heapOf(text), wordsAsked(question))).toBe(holds)
  })
})
