import { describe, expect, it } from 'vitest'
import { type Figure, judged, verdictOf, worst } from './judge.ts'

const lcp = (value: number, reference?: number): Figure => ({
  limit: 'lcp',
  where: '/',
  value,
  ...(reference === undefined ? {} : { reference }),
})

describe('the verdict on a figure', () => {
  it.each<[Figure, string]>([
    [lcp(1_050, 1_000), 'ok'],
    [lcp(1_051, 1_000), 'over goal'],
    [lcp(1_150, 1_000), 'over goal'],
    [lcp(1_151, 1_000), 'broken'],
    [lcp(1_000), 'broken'],
    [lcp(Number.NaN, 1_000), 'broken'],
    [{ limit: 'tbt', where: '/', value: 120, reference: 70 }, 'ok'],
    [{ limit: 'tbt', where: '/', value: 230, reference: 70 }, 'broken'],
    [{ limit: 'cls', where: '/', value: 0.01 }, 'ok'],
    [{ limit: 'performance', where: '/', value: 97 }, 'over goal'],
    [{ limit: 'performance', where: '/', value: 96 }, 'broken'],
    [{ limit: 'seo', where: '/', value: 99 }, 'broken'],
    [{ limit: 'reads', where: 'API', value: 12_000 }, 'ok'],
    [{ limit: 'reads', where: 'API', value: 6_000 }, 'over goal'],
    [{ limit: 'reads', where: 'API', value: 1_499 }, 'broken'],
    [{ limit: 'thirdParty', where: '/', value: 1 }, 'broken'],
  ])('%j is %s', (figure, verdict) => expect(verdictOf(figure)).toBe(verdict))
})

it('judges a ratio, an excess or the value itself', () => {
  expect(judged(lcp(3, 2))).toBe(1.5)
  expect(judged({ limit: 'tbt', where: '/', value: 90, reference: 70 })).toBe(20)
  expect(judged({ limit: 'html', where: '/', value: 13.7 })).toBe(13.7)
})

it('finds the worst of several, whichever way the limit counts', () => {
  expect(worst([lcp(1, 1), lcp(3, 2), lcp(4, 3)])).toEqual(lcp(3, 2))
  const scores = [100, 98, 99].map((value): Figure => ({ limit: 'performance', where: '/', value }))
  expect(worst(scores)?.value).toBe(98)
  expect(worst([lcp(9, 1), lcp(Number.NaN, 1)])?.value).toBeNaN()
  expect(worst([])).toBeUndefined()
})
