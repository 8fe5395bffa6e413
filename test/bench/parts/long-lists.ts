import type { Browser, Page, Route } from '@playwright/test'
import * as v from 'valibot'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { endpoints } from '#contract/endpoints.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { PHONE } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'

const MANY = 500
/** The first ones of each project are drawn before the others. */
const LEAST_DRAWN = 200
const row = v.looseObject({ id: v.number() })
const listAnswer = v.looseObject({ data: v.array(row) })
type Row = v.InferOutput<typeof row>

const LISTS = [
  {
    where: `${MANY} packages in one project`,
    path: sitePaths.projects('land'),
    call: endpoints.projectsOfType(1),
    grow: ([first]: Row[]): Row[] =>
      first ? [{ ...first, packages: copies(v.parse(v.array(row), first.packages)) }] : [],
    more: /Show all \d+ packages/i,
  },
  {
    where: `${MANY} packages in ${MANY / 10} projects`,
    path: sitePaths.projects('land'),
    call: endpoints.projectsOfType(1),
    grow: (rows: Row[]): Row[] =>
      copies(rows)
        .slice(0, MANY / 10)
        .map((project, index) => ({
          ...project,
          packages: copies(v.parse(v.array(row), project.packages), index * MANY).slice(0, 10),
        })),
    more: /Show all \d+ projects/i,
  },
  {
    where: `${MANY} tours`,
    path: sitePaths.siteTour,
    call: endpoints.schedules(),
    grow: copies,
    more: /View All/i,
  },
]

/** `MANY` rows made of a few, each with an id of its own. */
function copies(rows: Row[], from = 0): Row[] {
  return Array.from({ length: MANY }, (_, index) => ({
    ...rows[index % rows.length],
    id: 10_000 + from + index,
  }))
}

/**
 * The longest task while a list of 500 arrives, is shown completely and is scrolled through; without a slowed
 * processor.
 */
export async function longListFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { where, path, call, grow, more } of LISTS) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    try {
      await page.route(`**${API_PREFIX}${call}`, (route) => answerGrown(route, grow))
      await observeLongTasks(page)
      await page.goto(origin + path)
      const showAll = page.locator('main').getByRole('button', { name: more }).first()
      await showAll.waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => Reflect.set(window, 'longest', 0)) // what follows is the list's alone
      const items = page.locator('main').locator('article, li')
      const atFirst = await items.count()
      await showAll.click()
      await scrollThrough(page)
      const drawn = (await items.count()) - atFirst
      if (drawn < LEAST_DRAWN) throw new Error(`${where}: only ${drawn} items were drawn`)
      figures.push({
        limit: 'longTask',
        where,
        value: await page.evaluate(() => Reflect.get(window, 'longest')),
      })
    } finally {
      await context.close()
    }
  }
  return figures
}

async function answerGrown(route: Route, grow: (rows: Row[]) => Row[]): Promise<void> {
  const answer = await route.fetch()
  const body = v.parse(listAnswer, await answer.json())
  await route.fulfill({ response: answer, json: { ...body, data: grow(body.data) } })
}

const observeLongTasks = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'longest', 0)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest'), duration))
      }
    }).observe({ type: 'longtask' })
  })

/** To the end of the list, however it grows, a screen per frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let still = 0; still < 60; ) {
      const { scrollHeight } = document.documentElement
      const before = scrollY
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await frame()
      await frame()
      still = scrollY === before && document.documentElement.scrollHeight === scrollHeight ? still + 1 : 0
    }
  })
