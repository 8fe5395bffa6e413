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
  endedAt: 0,
})

const react = file('/react.js', 80_000)
const data = file('/data.js', 30_000)

it('a route owns the scripts that it needs and not every route gets', () => {
  const views = new Map([
    view('/', [react, file('/front.js', 9_000), file('/page.css', 5_000, 'text/css')]),
    view('/faqs', [react, file('/faqs.js', 2_000), file('/tabs.js', 1_000)]),
    view('/legal', [react, file('/tabs.js', 1_000)]),
  ])
  expect(owned(views)).toEqual({ '/': 9, '/faqs': 3, '/legal': 1 })
})

it('a route does not own what the others get for a reader who stays, nor what it gets only then', () => {
  const views = new Map([
    view('/', [react, file('/front.js', 9_000)], [data, file('/shelves.js', 4_000)]),
    view('/site_tour', [react, data, file('/tours.js', 12_000)]),
  ])
  expect(owned(views)).toEqual({ '/': 9, '/site_tour': 12 })
})

type Scripts = { untilInteractive: Fetched[]; afterTouch: Fetched[] }

const view = (path: string, untilInteractive: Fetched[], later: Fetched[] = []): [string, Scripts] => [
  path,
  { untilInteractive, afterTouch: [...untilInteractive, ...later] },
]

const owned = (views: Map<string, Scripts>) =>
  Object.fromEntries(ownScripts(views).map(({ where, value }) => [where, value]))

it('bytes are the whole answer, or its body alone', () => {
  const fetched = [file('/a.js', 1_000), file('/b.js', 2_000)]
  expect(kilobytes(fetched)).toBe(3.6)
  expect(kilobytes(fetched, 'body')).toBe(3)
})
