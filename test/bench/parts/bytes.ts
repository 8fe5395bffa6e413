import type { Browser } from '@playwright/test'
import type { Figure } from '../judge.ts'
import type { Fetched } from '../sites/counting-proxy.ts'
import { kilobytes } from '../sites/kilobytes.ts'
import { type FirstView, firstView } from './first-view.ts'
import { firstVisit } from './first-visit.ts'

const KB = 1_000

const scriptsOf = (fetched: readonly Fetched[]) => fetched.filter(({ type }) => type.endsWith('javascript'))

/** Bytes and requests, as they go over the line (Brotli). */
export async function byteFigures(
  browser: Browser,
  origin: string,
  routes: readonly string[],
): Promise<Figure[]> {
  const views = new Map<string, FirstView>()
  for (const path of new Set(['/', ...routes])) views.set(path, await firstView(browser, origin, path))
  const front = views.get('/')
  if (!front) return []
  const html = [...views].map(([where, { fetched }]): Figure => {
    const page = fetched.find(({ type }) => type === 'text/html')
    return { limit: 'html', where, value: page ? page.body / KB : Number.NaN }
  })
  const cards = [...views].flatMap(([where, view]): Figure[] =>
    view.cards.length > 0 ? [{ limit: 'card', where, value: Math.max(...view.cards) / KB }] : [],
  )
  const each = (limit: 'thirdParty' | 'blocking') =>
    [...views].map(([where, view]): Figure => ({ limit, where, value: view[limit] }))
  const fonts = front.fetched.filter(({ type }) => type.startsWith('font/'))
  return [
    ...html,
    { limit: 'scripts', where: '/', value: kilobytes(scriptsOf(front.untilInteractive), 'body') },
    ...ownScripts(views),
    { limit: 'hero', where: '/', value: front.hero / KB },
    ...cards,
    { limit: 'fonts', where: '/', value: kilobytes(fonts, 'body') },
    ...each('thirdParty'),
    ...each('blocking'),
    { limit: 'firstView', where: '/', value: kilobytes(front.fetched) },
    ...[...views].map(
      ([where, { fetched }]): Figure => ({ limit: 'anyView', where, value: kilobytes(fetched) }),
    ),
    { limit: 'firstRequests', where: '/', value: front.fetched.length },
    { limit: 'firstVisit', where: '/', value: await firstVisit(browser, origin) },
    { limit: 'firstVisitSaving', where: '/', value: await firstVisit(browser, origin, 'saving data') },
  ]
}

type Scripts = Pick<FirstView, 'untilInteractive' | 'afterTouch'>

/**
 * What a route needs before it answers, beyond what every route gets. The data layer, toasts and the like come on every
 * route at the latest for a reader who stays (src/device/reader-engaged.ts). So the first route that shows them does
 * not own them.
 */
export function ownScripts(views: ReadonlyMap<string, Scripts>): Figure[] {
  if (views.size < 2) return [] // one route alone has nothing that others lack
  const isCommon = (path: string) =>
    [...views.values()].every(({ afterTouch }) => afterTouch.some((entry) => entry.path === path))
  return [...views].map(([where, { untilInteractive }]) => ({
    limit: 'ownScripts',
    where,
    value: kilobytes(
      scriptsOf(untilInteractive).filter(({ path }) => !isCommon(path)),
      'body',
    ),
  }))
}
