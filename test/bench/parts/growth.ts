import type { Browser } from '@playwright/test'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { endpoints } from '#contract/endpoints.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { type Site, startSite } from '../../harness/site.ts'
import type { Figure } from '../judge.ts'
import { kilobytes } from '../sites/kilobytes.ts'
import { timesContent } from '../sites/times-content.ts'
import { warmUp } from '../sites/warm-up.ts'
import { readFigures } from './api.ts'
import { firstView } from './first-view.ts'
import { paintFigures, routePaint, type Target } from './paint.ts'

export const TIMES = 10
export const GROWTH_HEAD = ['what', 'sample data', `${TIMES} × the data`, 'grows by']

const PAGES = [sitePaths.frontPage, sitePaths.projects('land'), sitePaths.siteTour, sitePaths.resourceHub]
const CALLS = [
  endpoints.packagesOfType(1),
  endpoints.projectsOfType(1),
  endpoints.projects(),
  endpoints.posts(),
  endpoints.schedules(),
  endpoints.package('101'),
]

export type Growth = { figures: Figure[]; rows: string[][] }

/** The same pages and answers with ten times the packages, posts and tours. */
export async function growth(
  browser: Browser,
  origin: string,
  { twin, chromePath, runs }: Omit<Target, 'origin'>,
): Promise<Growth> {
  const where = `${TIMES} × data`
  const content = timesContent(sampleContent, TIMES)
  const site = await startSite({ content })
  try {
    await warmUp(browser, site.origin, [])
    const rows = [...(await answerRows(origin, site)), ...(await viewRows(browser, origin, site))]
    const target = { origin: site.origin, twin, chromePath, runs }
    const paints: Figure[] = []
    for (const path of PAGES) {
      const figures = paintFigures(await routePaint(target, path, true))
      paints.push(...figures.map((figure) => ({ ...figure, where: `${path}, ${where}` })))
    }
    return { figures: [...paints, ...(await readFigures(where, content))], rows }
  } finally {
    await site.remove()
  }
}

async function answerRows(origin: string, large: Site): Promise<string[][]> {
  const rows: string[][] = []
  for (const call of CALLS) {
    const [small, big] = [
      await brotliBytes(origin + API_PREFIX + call),
      await brotliBytes(large.origin + API_PREFIX + call),
    ]
    rows.push(growthRow(`GET ${call}, kB`, small / 1000, big / 1000))
  }
  return rows
}

async function brotliBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length') ?? Number.NaN)
}

async function viewRows(browser: Browser, origin: string, large: Site): Promise<string[][]> {
  const rows: string[][] = []
  for (const path of PAGES) {
    const small = await firstView(browser, origin, path)
    const big = await firstView(browser, large.origin, path)
    rows.push(growthRow(`${path}: first view, kB`, kilobytes(small.fetched), kilobytes(big.fetched)))
    rows.push(growthRow(`${path}: requests`, small.fetched.length, big.fetched.length))
  }
  return rows
}

export const growthRow = (what: string, small: number, big: number): string[] => [
  what,
  String(Math.round(small * 10) / 10),
  String(Math.round(big * 10) / 10),
  `${(big / small).toFixed(1)} ×`,
]
