import type { Browser } from '@playwright/test'
import { sitePaths } from '#contract/site-paths.ts'
import { badLine, SLOW_2G, TRAIN } from '../../harness/line/bad-line.ts'
import { PHONE, slowDown } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'
import { median } from '../numbers.ts'

const WORLDS = [
  { name: '2G', line: SLOW_2G },
  { name: 'train', line: TRAIN },
]
const PAGES: readonly string[] = [
  sitePaths.frontPage,
  sitePaths.projects('land'),
  sitePaths.siteTour,
  sitePaths.resourceHub,
  sitePaths.package(101),
]
const MOST_RUNS = 3 // each takes ten seconds of a slow line
const PATIENCE_MS = 60_000

declare global {
  interface Window {
    frameAt?: number
    interactiveAt?: number
  }
}

type FirstLook = { words: number; picture: number; frame: number; interactive: number }

/** First visits on lines that are worse than any budget assumes, and on a slow processor. */
export async function worldFigures(
  browser: Browser,
  origin: string,
  asked: readonly string[],
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, line } of WORLDS) {
    for (const path of PAGES.filter((one) => asked.includes(one))) {
      const looks: FirstLook[] = []
      for (let run = 0; run < Math.min(runs, MOST_RUNS); run += 1) {
        const proxy = await badLine(origin, line, run + 1)
        try {
          looks.push(await firstLook(browser, proxy.origin + path))
        } finally {
          await proxy.close()
        }
      }
      const of = (what: keyof FirstLook) => median(looks.map((look) => look[what]))
      const where = `${path}, ${name}`
      figures.push(
        { limit: 'worldWords', where, value: of('words') },
        { limit: 'worldPicture', where, value: of('picture') },
        { limit: 'worldFrame', where, value: of('frame') },
        { limit: 'worldInteractive', where, value: of('interactive') },
      )
    }
  }
  return figures
}

/** When a visitor sees the first words and the first picture, and when the header and then the page answer. In ms. */
async function firstLook(browser: Browser, url: string): Promise<FirstLook> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const isWhole = document.documentElement?.dataset.state === 'interactive'
        if (isWhole || document.querySelector('main[data-asleep]')) window.frameAt ??= performance.now()
        if (!isWhole) return
        window.interactiveAt = performance.now()
        observer.disconnect()
      }).observe(document, { attributeFilter: ['data-state', 'data-asleep'], subtree: true })
    })
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
    await page.waitForFunction(
      () => window.interactiveAt !== undefined && document.readyState === 'complete',
      null,
      { timeout: PATIENCE_MS },
    )
    return await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const pictures = performance
        .getEntriesByType('resource')
        .filter((one) => one instanceof PerformanceResourceTiming && one.initiatorType === 'img')
        .filter(({ name }) => !/\.svg$/.test(name))
        .map((one) => (one instanceof PerformanceResourceTiming ? one.responseEnd : Number.NaN))
      return {
        words: paint?.startTime ?? Number.NaN,
        picture: pictures.length > 0 ? Math.min(...pictures) : Number.NaN,
        frame: window.frameAt ?? Number.NaN,
        interactive: window.interactiveAt ?? Number.NaN,
      }
    })
  } finally {
    await context.close()
  }
}
