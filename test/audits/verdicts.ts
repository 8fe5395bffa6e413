import * as v from 'valibot'
import { median } from '../bench/numbers.ts'

export type AuditedPage = { path: string; name: string }
export type Verdict = { ok: boolean; what: string }

const reportSchema = v.object({
  categories: v.record(
    v.string(),
    v.object({ score: v.nullable(v.number()), auditRefs: v.array(v.object({ id: v.string() })) }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      scoreDisplayMode: v.string(),
      numericValue: v.optional(v.number()),
    }),
  ),
})

/** Out of 1; every other category either passes or fails. */
const PERFORMANCE_MIN = 0.9
const CLS_MAX = 0.04

/** One verdict for each category in the report, naming the audits that cost the score, and one for layout shift. */
export function verdicts({ path }: AuditedPage, report: unknown): Verdict[] {
  const { categories, audits } = v.parse(reportSchema, report)
  const whole = Object.entries(categories).filter(([name]) => name !== 'performance')
  const found = whole.map(([name, { score, auditRefs }]) => {
    const lost = auditRefs.map(({ id }) => id).filter((id) => isLost(audits[id]))
    const points = Math.round((score ?? 0) * 100)
    const ok = score === 1
    return { ok, what: `${path} ${name} ${points} (at least 100)${ok ? '' : `: ${lost.join(', ')}`}` }
  })
  const shift = audits['cumulative-layout-shift']?.numericValue
  if (shift === undefined) return found
  return [
    ...found,
    { ok: shift <= CLS_MAX, what: `${path} layout shift ${shift.toFixed(3)} (at most ${CLS_MAX})` },
  ]
}

const isLost = (audit?: { score: number | null; scoreDisplayMode: string }) =>
  audit !== undefined &&
  audit.score !== null &&
  audit.score < 1 &&
  ['binary', 'numeric', 'metricSavings'].includes(audit.scoreDisplayMode)

/** A score of performance, of 1, and the CPU slowdown that it was simulated with. */
export type Score = { score: number; slowdown: number }

export function performanceOf(report: unknown): number {
  return v.parse(reportSchema, report).categories.performance?.score ?? 0
}

export const isFast = (score: number): boolean => score >= PERFORMANCE_MIN

/** The median of all runs: a page that was slow once is measured again, and every run is reported. */
export function performanceVerdict({ path }: AuditedPage, scores: readonly Score[]): Verdict {
  const points = scores.map(({ score, slowdown }) => `${Math.round(score * 100)} (CPU ÷ ${slowdown})`)
  return {
    ok: isFast(median(scores.map(({ score }) => score))),
    what: `${path} performance ${points.join(', ')} (the middle at least ${PERFORMANCE_MIN * 100})`,
  }
}

const DEFAULT_SLOWDOWN = 4
/** What the fixed page of page-work.ts takes on a computer for which that default is right (ms, decision 130). */
const EXPECTED_WORK = 100

/**
 * The CPU slowdown that turns a slower machine into the same middling phone, from what the fixed page takes on it (ms).
 * Lighthouse's default does that for the computer that it expects. The result never exceeds the default. Source:
 * Lighthouse, docs/throttling.md, calibrating.
 */
export function slowdownFor(pageWork: number): number {
  const share = Math.min(1, EXPECTED_WORK / pageWork)
  return Math.max(1, Math.round(DEFAULT_SLOWDOWN * share * 10) / 10)
}

const PAINT_RATIO_MAX = 1.15

export function largestPaint(report: unknown): number {
  const paint = v.parse(reportSchema, report).audits['largest-contentful-paint']?.numericValue
  if (paint === undefined) throw new Error('The report has no largest paint')
  return paint
}

/** The page's largest paint beside that of the same page without scripts, as medians of one run. */
export function paintVerdict({ path }: AuditedPage, paints: number[], twinPaints: number[]): Verdict {
  const ratio = median(paints) / median(twinPaints)
  const times = `${Math.round(median(paints))} ms / ${Math.round(median(twinPaints))} ms`
  return {
    ok: ratio <= PAINT_RATIO_MAX,
    what: `${path} largest paint beside the page without scripts ${ratio.toFixed(2)} (${times}, at most ${PAINT_RATIO_MAX})`,
  }
}
