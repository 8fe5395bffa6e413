import { describe, expect, it } from 'vitest'
import { paintVerdict, performanceVerdict, verdicts } from './verdicts.ts'

const report = (name: string, score: number | null, shift = 0) => ({
  categories: { [name]: { score, auditRefs: [{ id: 'an-audit' }] } },
  audits: {
    'an-audit': { score: 0, scoreDisplayMode: 'binary' },
    'cumulative-layout-shift': { score: 1, scoreDisplayMode: 'numeric', numericValue: shift },
  },
})

describe('the verdict on a Lighthouse report', () => {
  it.each([
    ['accessibility', 1, true],
    ['accessibility', 0.99, false],
    ['seo', 0.9, false],
    ['pwa', null, false],
  ])('%s at %s is ok: %s', (name, score, ok) => {
    expect(verdicts({ path: '/', name: 'x' }, report(name, score))[0]?.ok).toBe(ok)
  })

  it('names what cost the score', () => {
    expect(verdicts({ path: '/', name: 'x' }, report('seo', 0.5))[0]?.what).toContain('an-audit')
  })

  it('refuses a layout that shifts, and a report that is none', () => {
    expect(verdicts({ path: '/', name: 'x' }, report('seo', 1, 0.05))[1]?.ok).toBe(false)
    expect(() => verdicts({ path: '/', name: 'x' }, {})).toThrow()
  })

  it('holds performance by the middle of the runs, and tells them all', () => {
    const page = { path: '/', name: 'x' }
    expect(performanceVerdict(page, [0.9]).ok).toBe(true)
    expect(performanceVerdict(page, [0.89]).ok).toBe(false)
    expect(performanceVerdict(page, [0.7, 0.95, 0.91])).toEqual({
      ok: true,
      what: '/ performance 70, 95, 91 (the middle at least 90)',
    })
    expect(performanceVerdict(page, [0.7, 0.95, 0.6]).ok).toBe(false)
    expect(performanceVerdict(page, []).ok).toBe(false)
  })

  it('holds the largest paint beside the page without scripts, by medians', () => {
    const page = { path: '/', name: 'x' }
    expect(paintVerdict(page, [2_000, 2_100, 9_000], [1_990, 2_000, 2_010]).ok).toBe(true)
    expect(paintVerdict(page, [2_400, 2_400, 1_000], [2_000, 2_000, 2_000]).ok).toBe(false)
    expect(paintVerdict(page, [], [2_000]).ok).toBe(false)
  })
})
