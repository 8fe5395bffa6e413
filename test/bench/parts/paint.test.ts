import { expect, it } from 'vitest'
import { sitePaths } from '#contract/site-paths.ts'
import { routeRow } from '../route-rows.ts'
import { paintFigures, type RoutePaint } from './paint.ts'

const times = { lcp: 1, fcp: 1, speedIndex: 1, tti: 1, tbt: 0, cls: 0 }
const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const paint = (path: string): RoutePaint => ({ path, own: times, twin: times, scores, lost: [] })

it.each([
  [sitePaths.outbox, '/outbox (noindex)', '100 100 100 100 (noindex)'],
  [sitePaths.faqs, '/faqs', '100 100 100 100'],
])('the SEO of %s is told as %s', (path, where, scoresText) => {
  expect(paintFigures(paint(path)).find(({ limit }) => limit === 'seo')?.where).toBe(where)
  expect(routeRow(paint(path)).at(-1)).toBe(scoresText)
})
