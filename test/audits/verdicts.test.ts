import { describe, expect, it } from 'vitest'
import { paintVerdict, performanceVerdict, slowdownFor, verdicts } from './verdicts.ts'

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
    const of = (...scores: number[]) =>
      performanceVerdict(
        page,
        scores.map((score) => ({ score, slowdown: 4 })),
      )
    expect(of(0.9).ok).toBe(true)
    expect(of(0.89).ok).toBe(false)
    expect(of(0.7, 0.95, 0.91)).toEqual({
      ok: true,
      what: '/ performance 70 (CPU ÷ 4), 95 (CPU ÷ 4), 91 (CPU ÷ 4) (the middle at least 90)',
    })
    expect(of(0.7, 0.95, 0.6).ok).toBe(false)
    expect(of().ok).toBe(false)
  })

  it.each([
    [50, 4],
    [100, 4],
    [150, 2.7],
    [300, 1.3],
    [900, 1],
  ])('slows a machine that takes %i ms for the fixed page down %s times', (work, slowdown) => {
    expect(slowdownFor(work)).toBe(slowdown)
  })

  it('holds the largest paint beside the page without scripts, by medians', () => {
    const page = { path: '/', name: 'x' }
    expect(paintVerdict(page, [2_000, 2_100, 9_000], [1_990, 2_000, 2_010]).ok).toBe(true)
    expect(paintVerdict(page, [2_400, 2_400, 1_000], [2_000, 2_000, 2_000]).ok).toBe(false)
    expect(paintVerdict(page, [], [2_000]).ok).toBe(false)
  })
})
