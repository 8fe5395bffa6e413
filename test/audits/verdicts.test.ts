import { describe, expect, it } from 'vitest'
import { verdicts } from './verdicts.ts'

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
    ['performance', 0.9, true],
    ['performance', 0.89, false],
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
})
