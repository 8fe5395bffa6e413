import { withoutAccents } from './without-accents.ts'
import { withoutPlural } from './without-plural.ts'

/**
 * Text as a search compares it: `'Ìbàdàn, Oyo State'` → `'ibadan oyo state'`, and figures as all write them:
 * `'1,000sqm'` → `'1000 sqm'`.
 */
export const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]|(\d),(?=\d{3})/g, '$1') // people leave it out: "governors consent"
    .replace(/(\d) *(?:[x×]|by\b) *(?=\d)/g, '$1 ') // a plot of 50x100, 50 × 100 or 50 by 100
    .replace(/(\d)(?=\p{L})|[^\p{L}\p{N}]+/gu, '$1 ')
    .replace(/(\d )(?:sq(?:uare)? ?m(?:[et]\w*)?\b|m[2²])/g, '$1sqm')
    .replace(/\bc ?of ?o\b/g, 'cofo')
    .replace(/\bnon /g, 'non') // who asks for "investment" means no "non-investment"
    .trim()

/** Asks for nothing, as "state" after its name. A last "a" may be the name of a block. */
const LEFT_OUT = /\b(?:an? |(?:and|at|buy|for|in|near|of|on|sale|the|with)(?: |$))|(?!^) state\b/g

/**
 * The words of a question, which begin words of a text: `duplex` finds one and many. A figure is a whole word, but the
 * last may still be typed.
 */
export const wordsAsked = (text: string): string[] =>
  folded(text)
    .replace(LEFT_OUT, '')
    .replace(/(\d )squ\w*$/, '$1sq') // begins "sqm" while it is typed
    .split(' ')
    .filter(Boolean)
    .map((word, at, { length }) =>
      /^\d+$/.test(word) && at < length - 1 ? ` ${word} ` : ` ${withoutPlural(word)}`,
    )

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
const ANY_NUMBER = new RegExp(`\\b(?:10|\\d|${NUMBERS.join('|')})\\b`, 'g')
const inBothWays = (word: string) => `${word} ${NUMBERS[Number(word)] ?? NUMBERS.indexOf(word)}`

/** Folded text between blanks, its small numbers in words and in figures: `'4-bedroom'` → `' 4 four bedroom '`. */
export const heapOf = (text: string): string => ` ${folded(text).replace(ANY_NUMBER, inBothWays)} `

/** One key for `Ogun`, `ogun` and `Ogun State`, as it stands in the address; `''` for nothing. */
export const stateKey = (state: string): string =>
  folded(state)
    .replace(/(?!^) state$/, '')
    .replaceAll(' ', '-')

/** Every word of the question begins a word of the text. `words` are those of `wordsAsked`. */
export const holdsWords = (heap: string, words: readonly string[]): boolean =>
  words.every((word) => heap.includes(word))
