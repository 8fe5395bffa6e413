import { written } from './figure-rows.ts'
import { isUnlisted, type RoutePaint } from './parts/paint.ts'

export const ROUTE_HEAD = [
  'route',
  'LCP',
  '/ twin',
  'FCP / twin',
  'SI / twin',
  'TTI / twin',
  'TBT',
  'twin',
  'CLS',
  'scores',
]

/** One route's paint in a row. The score of performance comes first, then accessibility, best practices and SEO. */
export function routeRow({ path, own, twin, scores, lost }: RoutePaint): string[] {
  const beside = (name: 'lcp' | 'fcp' | 'speedIndex' | 'tti') =>
    twin ? (own[name] / twin[name]).toFixed(2) : ''
  const remarks = [...(isUnlisted(path) ? ['noindex'] : []), ...lost]
  const points = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo].join(' ')
  return [
    path,
    written(own.lcp, 'ms'),
    beside('lcp'),
    beside('fcp'),
    beside('speedIndex'),
    beside('tti'),
    written(own.tbt, 'ms'),
    twin ? written(twin.tbt, 'ms') : '',
    own.cls.toFixed(3),
    remarks.length > 0 ? `${points} (${remarks.join(', ')})` : points,
  ]
}
