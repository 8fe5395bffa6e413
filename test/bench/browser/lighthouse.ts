import lighthouse, { type Config, type Flags } from 'lighthouse'
import { startChrome } from './chrome.ts'

type Audits = Record<string, { score: number | null; scoreDisplayMode: string }>
type Categories = Record<string, { auditRefs: { id: string; weight: number }[] }>

/** What one run measured, in ms (`cls` without a unit). */
export type Paint = {
  lcp: number
  fcp: number
  speedIndex: number
  tti: number
  tbt: number
  cls: number
  /** Points of 100; NaN when the run left the category out. */
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Audits that cost a category its 100 points. */
  lost: string[]
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const METRICS = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  speedIndex: 'speed-index',
  tti: 'interactive',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/** For pages that rightly tell search engines to stay out. */
export const UNLISTED: Flags = { skipAudits: ['is-crawlable'] }

/** The line of the 2017 budgets: 400 kbit/s with 400 ms, on the same slow processor. */
export const SLOW_LINE: Flags = {
  throttlingMethod: 'simulate',
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
}

/** Lighthouse's mobile run (slow 4G and a slow processor, simulated): the times alone, or all four categories. */
export async function paintOf(
  chromePath: string,
  url: string,
  wanted: 'times' | 'categories' = 'times',
  more: Flags = {},
): Promise<Paint> {
  const scope: Flags =
    wanted === 'times' ? { onlyAudits: Object.values(METRICS) } : { onlyCategories: [...CATEGORIES] }
  const flags: Flags = { ...more, ...scope, logLevel: 'silent', disableFullPageScreenshot: true }
  const report = (await attempt(chromePath, url, flags)) ?? (await attempt(chromePath, url, flags))
  if (!report) throw new Error(`Lighthouse got no trace of ${url}, twice`)
  return report
}

/** Null when Chromium gave no trace: nothing was measured then, and Lighthouse itself asks to be run again. */
async function attempt(
  chromePath: string,
  url: string,
  flags: Flags,
  config?: Config,
): Promise<Paint | null> {
  const chrome = await startChrome(chromePath)
  try {
    const result = await lighthouse(url, { ...flags, port: chrome.port }, config)
    const { audits, categories, runtimeError } = result?.lhr ?? {}
    if (!audits || !categories || runtimeError) return null
    const time = (name: keyof typeof METRICS) => audits[METRICS[name]]?.numericValue ?? Number.NaN
    const points = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
    if (Number.isNaN(time('lcp'))) return null
    return {
      lcp: time('lcp'),
      fcp: time('fcp'),
      speedIndex: time('speedIndex'),
      tti: time('tti'),
      tbt: time('tbt'),
      cls: time('cls'),
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, points(name)])) as Paint['scores'],
      lost: lostAudits(audits, categories),
    }
  } finally {
    await chrome.close()
  }
}

/** An audit without weight is advice. */
export function lostAudits(audits: Audits, categories: Categories): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return weighed.filter((id) => {
    const { score = null, scoreDisplayMode } = audits[id] ?? {}
    return score !== null && score < 1 && scoreDisplayMode === 'binary'
  })
}
