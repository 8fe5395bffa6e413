import { expect, it } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

it.each([
  ['a text that fits', 'Land in Epe', 11, 'Land in Epe'],
  ['blanks and line ends', ' Land\n in  Epe ', 20, 'Land in Epe'],
  ['a cut inside a word', 'Land in Epe', 10, 'Land in…'],
  ['a cut behind a word', 'Land in Epe', 8, 'Land in…'],
  ['a stray sign at the end', 'Land, Epe', 8, 'Land…'],
  ['one long word', 'Landlandland', 5, 'Land…'],
  ['an emoji, which is one character', '🌴🌴🌴🌴', 3, '🌴🌴…'],
  ['nothing', '  ', 5, ''],
])('%s', (_, text, max, cut) => expect(cutAtWord(text, max)).toBe(cut))
