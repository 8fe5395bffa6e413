import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { AnswerPieces } from './answer-pieces.ts'

/** The answer, put together again from what arrives in these parts. */
function read(text: string, parts: readonly number[] = []): { records: unknown[]; rest: unknown } {
  const pieces = new AnswerPieces()
  const records: unknown[] = []
  let from = 0
  for (const length of [...parts, text.length]) {
    for (const record of pieces.take(text.slice(from, from + length))) records.push(JSON.parse(record))
    from += length
  }
  return { records, rest: JSON.parse(pieces.rest()) }
}

it('gives the records of the list one by one, and the rest of the answer without them', () => {
  const answer = { statusCode: 200, data: [{ id: 1, packages: [{ id: 2 }] }, { id: 3 }], page: '1', pages: 4 }
  expect(read(JSON.stringify(answer, null, 1))).toEqual({
    records: answer.data,
    rest: { ...answer, data: [] },
  })
})

test.each([
  ['an object', { data: { list: [1, 2] } }],
  ['an empty list', { data: [] }],
  ['nothing', { statusCode: 402, message: 'the "data": [1] of nobody' }],
  ['a list of another name', { other: [1, 2], text: 'data', more: [3] }],
  ['a list within another', { message: { data: [1] } }],
])('leaves an answer whole whose data is %s', (_, answer) => {
  expect(read(JSON.stringify(answer))).toEqual({ records: [], rest: answer })
})

it('takes any text as it comes, wherever the line cuts it', () => {
  const record = fc.oneof(
    fc.json().map((text) => JSON.parse(text)),
    fc.string(),
    fc.constant('\\" ] } , ['),
  )
  const body = fc.record({ data: fc.array(record), pages: fc.nat(), message: fc.string() })
  fc.assert(
    fc.property(body, fc.array(fc.integer({ min: 1, max: 9 })), fc.boolean(), (answer, parts, isWide) => {
      const text = JSON.stringify(answer, null, isWide ? 2 : 0)
      expect(read(text, parts)).toEqual({
        records: JSON.parse(text).data,
        rest: { ...JSON.parse(text), data: [] },
      })
    }),
  )
})

it('leaves a cut answer cut: nobody takes it for a shorter list', () => {
  const text = JSON.stringify({ data: [{ id: 1 }, { id: 2 }], pages: 1 })
  for (let length = 1; length < text.length; length += 1) {
    expect(() => read(text.slice(0, length))).toThrow(SyntaxError)
  }
})
