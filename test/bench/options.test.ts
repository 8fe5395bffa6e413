import { describe, expect, it } from 'vitest'
import { PARTS, readOptions } from './options.ts'

describe('what the bench is asked for', () => {
  it('is everything, five times, when nothing is said', () => {
    expect(readOptions([])).toEqual({ runs: 5, routes: null, parts: PARTS, peers: [] })
  })

  it('may be less, and beside others', () => {
    const asked = [
      '--runs=1',
      '--routes=/,/faqs',
      '--only=bytes,api',
      'theirs=https://x.example/?a=b',
      'old=docs',
    ]
    expect(readOptions(asked)).toEqual({
      runs: 1,
      routes: ['/', '/faqs'],
      parts: ['bytes', 'api'],
      peers: [
        { name: 'theirs', at: { url: 'https://x.example/?a=b' } },
        { name: 'old', at: { folder: 'docs' } },
      ],
    })
  })

  it.each(['--runs=0', '--runs=many', '--only=bites', '--fast', 'theirs', 'theirs=/no/such/folder'])(
    'is refused with a sentence: %s',
    (argument) => expect(() => readOptions([argument])).toThrow(/\.|npm run bench/),
  )
})
