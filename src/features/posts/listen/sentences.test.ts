import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf, speechChunks } from './sentences.ts'

test.each([
  ['Look. Then pay!', ['Look.', 'Then pay!']],
  ['It costs ₦2.5 million. Ask.', ['It costs ₦2.5 million.', 'Ask.']],
  ['Ask Dr. Ade, plot No. 5, e.g. twice. Then go.', ['Ask Dr. Ade, plot No. 5, e.g. twice.', 'Then go.']],
  ['He said "pay now." We left.', ['He said "pay now."', 'We left.']],
  ['“Who owns it?” she asked.', ['“Who owns it?”', 'she asked.']],
  ['C. of O. papers', ['C. of O. papers']],
  ['No end', ['No end']],
  ['   ', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test.each([
  ['One. Two. Three.', 10, ['One. Two.', 'Three.']],
  ['First, the long road, then the rest', 21, ['First, the long road,', 'then the rest']],
  ['no comma in these words', 10, ['no comma', 'in these', 'words']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['', 10, []],
])('%j in pieces of %i is %j', (text, max, chunks) => {
  expect(speechChunks(text, max)).toEqual(chunks)
})

test('nothing is too long to be spoken in one breath, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), fc.integer({ min: 10, max: 200 }), (text, max) => {
      const chunks = speechChunks(text, max)
      for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(max)
      const letters = (words: string) => words.replace(/\s+/g, '')
      expect(letters(chunks.join(''))).toBe(letters(text))
    }),
  )
})
