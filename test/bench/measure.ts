import { rm } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { staticPaths } from '#contract/addresses/documents.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { posts } from '../../api/db/seed/posts.ts'
import { startSite } from '../harness/site.ts'
import { withBrowser } from './browser/phone.ts'
import { calmly } from './calm.ts'
import type { Figure } from './judge.ts'
import type { Options, Part, Section } from './options.ts'
import { apiFigures } from './parts/api.ts'
import { byteFigures } from './parts/bytes.ts'
import { formFigures } from './parts/forms.ts'
import { growth } from './parts/growth.ts'
import { longListFigures } from './parts/long-lists.ts'
import { paintFigures, type RoutePaint, routePaint, slowLineFigures } from './parts/paint.ts'
import { peerRows } from './parts/peers.ts'
import { manyPressFigures, pressFigures } from './parts/presses.ts'
import { pwaFigures } from './parts/pwa.ts'
import { repeatFigures } from './parts/repeat-visit.ts'
import { routeChangeFigures } from './parts/route-change.ts'
import { scaleFigures } from './parts/scale.ts'
import { worldFigures } from './parts/slow-worlds.ts'
import { twinFolder } from './sites/twin-folder.ts'
import { warmUp } from './sites/warm-up.ts'

export type Measured = {
  figures: Figure[]
  routes: RoutePaint[]
  growth: string[][]
  scale: string[][]
  peers: string[][]
  /** Parts that could not be measured, with the reason. */
  failed: string[]
}

/** Parts whose figures are the same on a busy machine. Of the paint, each route asks for a calm one by itself. */
const UNTIMED: ReadonlySet<Part> = new Set(['bytes', 'pwa', 'paint'])

/** Addresses with data have no twin: without scripts they stay in their loading state. */
const WITH_DATA = [sitePaths.package(101), sitePaths.post(posts[0]?.slug ?? '')]

export const nothing = (): Measured => ({
  figures: [],
  routes: [],
  growth: [],
  scale: [],
  peers: [],
  failed: [],
})

/**
 * Measures one thing after the other, each in a browser of its own, and hands it over at once. So a run that ends early
 * has lost nothing. A part or route that fails does not stop the others.
 */
export async function measure(
  { runs, routes, parts, peers }: Options,
  chromePath: string,
  handOver: (of: Section, measured: Measured) => Promise<void>,
): Promise<void> {
  let measured = nothing()
  const asked = [...staticPaths, ...WITH_DATA].filter((path) => routes?.includes(path) ?? true)
  const twinOf = await twinFolder()
  const site = await startSite()
  const twin = await startSite({ siteDir: twinOf })
  const target = { origin: site.origin, twin: twin.origin, chromePath, runs }
  const inBrowser = (use: (browser: Browser) => Promise<Figure[]>) => () => withBrowser(chromePath, use)
  const work: Record<Part, () => Promise<Figure[]>> = {
    bytes: inBrowser((browser) => byteFigures(browser, site.origin, asked)),
    repeat: inBrowser((browser) => repeatFigures(browser, site.origin, twinOf)),
    routes: inBrowser((browser) => routeChangeFigures(browser, site.origin)),
    forms: inBrowser((browser) => formFigures(browser, site.origin)),
    presses: inBrowser((browser) => pressFigures(browser, site.origin, asked)),
    manypresses: inBrowser((browser) => manyPressFigures(browser, routes)),
    lists: inBrowser((browser) => longListFigures(browser, site.origin)),
    scale: inBrowser(async (browser) => {
      const { figures, rows } = await scaleFigures(browser)
      measured.scale = rows
      return figures
    }),
    pwa: () => pwaFigures(chromePath, site.origin),
    slow: () => slowLineFigures(target),
    worlds: inBrowser((browser) => worldFigures(browser, site.origin, asked, runs)),
    paint: async () => {
      const figures: Figure[] = []
      for (const path of asked) {
        const paint = () => routePaint(target, path, !WITH_DATA.includes(path))
        const { result, isCalm } = await calmly(() =>
          attempted(`paint of ${path}`, async () => [await paint()], measured.failed),
        )
        measured.routes.push(...result)
        figures.push(...marked(result.flatMap(paintFigures), isCalm))
      }
      return figures
    },
    growth: inBrowser(async (browser) => {
      const { figures, rows } = await growth(browser, site.origin, target)
      measured.growth = rows
      return figures
    }),
    api: apiFigures,
  }
  try {
    await withBrowser(chromePath, (browser) => warmUp(browser, site.origin, WITH_DATA))
    for (const part of parts) {
      measured = nothing()
      measured.figures = await told(part, () => attempted(part, work[part], measured.failed))
      await handOver(part, measured)
    }
    if (peers.length > 0) {
      const all = [
        { name: 'this site', at: { url: site.origin } },
        { name: 'its twin without scripts', at: { url: twin.origin } },
        ...peers,
      ]
      const rows = await withBrowser(chromePath, (browser) => peerRows(browser, chromePath, runs, all))
      await handOver('peers', { ...nothing(), peers: rows })
    }
  } finally {
    await site.remove()
    await twin.remove()
    await rm(twinOf, { recursive: true })
  }
}

async function told(part: Part, work: () => Promise<Figure[]>): Promise<Figure[]> {
  const started = performance.now()
  const { result, isCalm } = UNTIMED.has(part) ? { result: await work(), isCalm: true } : await calmly(work)
  const words = isCalm ? '' : ', on a busy machine'
  console.log(`${part}: ${((performance.now() - started) / 1000).toFixed(0)} s${words}`)
  return marked(result, isCalm)
}

const marked = (figures: readonly Figure[], isCalm: boolean): Figure[] =>
  figures.map((figure) => (isCalm ? figure : { ...figure, isBusy: true }))

/** A browser that dies on a busy machine says nothing about the site, so its measurement is repeated once. */
export async function attempted<T>(what: string, work: () => Promise<T[]>, failed: string[]): Promise<T[]> {
  const reasons: unknown[] = []
  while (reasons.length < 2) {
    try {
      return await work()
    } catch (error) {
      reasons.push(error instanceof Error ? error.message.split('\n')[0] : error)
    }
  }
  failed.push(`${what}: ${[...new Set(reasons)].join('; then: ')}`)
  return []
}
