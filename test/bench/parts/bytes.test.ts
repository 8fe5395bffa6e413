import { expect, it } from 'vitest'
import type { Fetched } from '../sites/counting-proxy.ts'
import { kilobytes } from '../sites/kilobytes.ts'
import { ownScripts } from './bytes.ts'

const file = (path: string, body: number, type = 'text/javascript'): Fetched => ({
  path,
  body,
  bytes: body + 300,
  type,
  status: 200,
})

it('a route owns the scripts that not every route loads', () => {
  const views = new Map([
    [
      '/',
      {
        fetched: [file('/react.js', 80_000), file('/front.js', 9_000), file('/page.css', 5_000, 'text/css')],
      },
    ],
    ['/faqs', { fetched: [file('/react.js', 80_000), file('/faqs.js', 2_000), file('/tabs.js', 1_000)] }],
    ['/legal', { fetched: [file('/react.js', 80_000), file('/tabs.js', 1_000)] }],
  ])
  expect(ownScripts(views).map(({ where, value }) => [where, value])).toEqual([
    ['/', 9],
    ['/faqs', 3],
    ['/legal', 1],
  ])
})

it('bytes are the whole answer, or its body alone', () => {
  const fetched = [file('/a.js', 1_000), file('/b.js', 2_000)]
  expect(kilobytes(fetched)).toBe(3.6)
  expect(kilobytes(fetched, 'body')).toBe(3)
})
