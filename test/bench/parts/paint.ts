import { personalPaths } from '#contract/addresses/documents.ts'
import { CATEGORIES, type Paint, paintOf, SLOW_LINE, UNLISTED } from '../browser/lighthouse.ts'
import type { Figure } from '../judge.ts'
import { median } from '../numbers.ts'

export type Target = { origin: string; twin: string; chromePath: string; runs: number }

/** Medians of one address: its own, and its twin's where it has one. */
export type RoutePaint = {
  path: string
  own: Medians
  twin: Medians | null
  scores: Paint['scores']
  lost: string[]
}

export type Medians = Pick<Paint, (typeof TIMES)[number]>

export const TIMES = ['lcp', 'fcp', 'speedIndex', 'tti', 'tbt', 'cls'] as const

/** Page and twin in turns, so that a machine that slows down slows both. The first run also gives the categories. */
export async function routePaint(target: Target, path: string, hasTwin: boolean): Promise<RoutePaint> {
  const { chromePath, runs } = target
  const own: Paint[] = []
  const twin: Paint[] = []
  const judgedBy = isUnlisted(path) ? UNLISTED : {}
  for (let run = 0; run < runs; run += 1) {
    if (hasTwin) twin.push(await paintOf(chromePath, target.twin + path))
    own.push(await paintOf(chromePath, target.origin + path, run === 0 ? 'categories' : 'times', judgedBy))
  }
  const [first] = own
  if (!first) throw new Error('No run of Lighthouse')
  const points = median(own.map(({ scores }) => scores.performance))
  return {
    path,
    own: medians(own),
    twin: hasTwin ? medians(twin) : null,
    scores: { ...first.scores, performance: points },
    lost: first.lost,
  }
}

/** SEO of such a page is judged without "search engines may list it", which it denies on purpose. */
export const isUnlisted = (path: string): boolean => personalPaths.includes(path)

export function medians(paints: readonly Paint[]): Medians {
  const middle = (name: keyof Medians) => median(paints.map((paint) => paint[name]))
  return Object.fromEntries(TIMES.map((name) => [name, middle(name)])) as Medians
}

export function paintFigures({ path, own, twin, scores }: RoutePaint): Figure[] {
  const beside = (['lcp', 'fcp', 'speedIndex', 'tti', 'tbt'] as const).flatMap((limit): Figure[] =>
    twin ? [{ limit, where: path, value: own[limit], reference: twin[limit] }] : [],
  )
  return [
    ...beside,
    { limit: 'cls', where: path, value: own.cls },
    ...CATEGORIES.map((limit): Figure => {
      const where = limit === 'seo' && isUnlisted(path) ? `${path} (noindex)` : path
      return { limit, where, value: scores[limit] }
    }),
  ]
}

/** The front page on the line of the 2017 budgets. */
export async function slowLineFigures({ origin, twin, chromePath, runs }: Target): Promise<Figure[]> {
  const own: Paint[] = []
  const without: Paint[] = []
  for (let run = 0; run < runs; run += 1) {
    without.push(await paintOf(chromePath, `${twin}/`, 'times', SLOW_LINE))
    own.push(await paintOf(chromePath, `${origin}/`, 'times', SLOW_LINE))
  }
  return [
    { limit: 'slowLcp', where: '/', value: medians(own).lcp, reference: medians(without).lcp },
    { limit: 'slowTti', where: '/', value: medians(own).tti },
  ]
}
