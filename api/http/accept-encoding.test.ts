import { expect, it } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['BR', ['br']],
])('%j accepts %j', (header, encodings) => expect(acceptedEncodings(header)).toEqual(encodings))
