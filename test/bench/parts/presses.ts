import type { Browser, Page } from '@playwright/test'
import { compareAddress } from '#contract/addresses/compare-address.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { installPressables, type Pressable } from '../../harness/press/pressables.ts'
import { settling } from '../../harness/press/settled.ts'
import { traverse } from '../../harness/press/traverse.ts'
import { startSite } from '../../harness/site.ts'
import { putOnPhone, waitingBooking } from '../../journeys/support/phone-rows.ts'
import { type Answered, installInteractions } from '../browser/interactions.ts'
import { PHONE } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'
import { timesContent } from '../sites/times-content.ts'
import { figuresOfPresses, isNearGoal, type Press, slowestFirst } from './press-times.ts'

/** A press is given up when its screen does not come to rest. */
const WAIT_MAX_MS = 60_000

const WALKS = 3
const COVERED_TRIES = 5
const PACKAGES = 500

/** What the audit of presses leaves to the journeys: ticks and choices of a form. A select opens the system's list. */
const CHOICES = 'label:has(input:is([type=radio], [type=checkbox])), input[type=checkbox]'

/** Screens whose controls stand on lists of packages, or on what is kept of them. */
const WITH_PACKAGES = [
  sitePaths.frontPage,
  sitePaths.find,
  sitePaths.projects('land'),
  sitePaths.siteTour,
  sitePaths.package(101),
  sitePaths.shortlist,
]

/** What a screen shows of the person's own phone. */
const SAVED = [101, 102, 103, 104].map((id, at) => ({
  ...{ id: String(id), name: `Package ${id}`, line: 'land', savedAt: 1_760_000_000_000 + at },
  ...{ amount: 1_000_000, left: null, sale: 'on-sale', discount: 0 },
}))

/** Each screen of the site, pressed through on a phone that keeps some packages and requests. */
export async function pressFigures(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of paths) figures.push(...(await pressedThrough(browser, origin, path, 'presses', 4)))
  return figures
}

/** The same on a weaker phone with 500 packages, on the screens that list them. */
export async function manyPressFigures(browser: Browser, asked: readonly string[] | null): Promise<Figure[]> {
  const times = Math.ceil(PACKAGES / sampleContent.packages.length)
  const site = await startSite({ content: timesContent(sampleContent, times) })
  try {
    const figures: Figure[] = []
    for (const path of WITH_PACKAGES.filter((one) => asked?.includes(one) ?? true))
      figures.push(...(await pressedThrough(browser, site.origin, path, 'pressesMany', 6)))
    return figures
  } finally {
    await site.remove()
  }
}

/** A screen with a press near the goal is walked again, each time by a phone that was never there. */
async function pressedThrough(
  browser: Browser,
  origin: string,
  path: string,
  limit: 'presses' | 'pressesMany',
  rate: number,
): Promise<Figure[]> {
  const walks = [await pressesOf(browser, origin, path, rate)]
  if (isNearGoal(walks.flat(), limit))
    while (walks.length < WALKS) walks.push(await pressesOf(browser, origin, path, rate))
  return figuresOfPresses(limit, path, slowestFirst(walks))
}

async function pressesOf(browser: Browser, origin: string, path: string, rate: number): Promise<Press[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    page.setDefaultTimeout(WAIT_MAX_MS)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.addInitScript(installPressables, CHOICES)
    await page.addInitScript(installInteractions)
    const settled = settling(page)
    await page.goto(sitePaths.legal)
    await page.evaluate((saved) => localStorage.setItem('adbond-shortlist', saved), JSON.stringify(SAVED))
    await putOnPhone(page, [waitingBooking(1, 'Adaeze'), waitingBooking(2, 'Bola')])
    const open = async () => {
      await page.goto(path === sitePaths.compare ? compareAddress(['101', '102', '103']) : path)
      await settled()
      await page.keyboard.press('Shift') // a reader who stays: what comes for them is there
      await page.waitForLoadState('networkidle')
      await settled()
    }
    await open()
    const presses: Press[] = []
    const throttle = await page.context().newCDPSession(page)
    const slow = (to: number) => throttle.send('Emulation.setCPUThrottlingRate', { rate: to })
    const press = async (part: Pressable, where: string) => {
      const answered = await pressed(page, part, settled, slow, rate)
      if (!answered) return false
      const [, dialog] = /in "(.*)"$/.exec(where) ?? []
      presses.push({ key: part.key, name: dialog ? `${part.name} in ${dialog}` : part.name, ms: answered.ms })
      if (part.opensDialog) await page.waitForFunction(() => window.openDialog() !== null)
      await settled()
      return true
    }
    await traverse({ page, open, press, settled, mostOfKind: 1, dialogs: new Map() }, path, path)
    return presses
  } finally {
    await context.close()
  }
}

/** One tap in the middle of the screen. Null: the part is gone, or something lies over it. */
async function pressed(
  page: Page,
  { key }: Pressable,
  settled: () => Promise<void>,
  slow: (rate: number) => Promise<unknown>,
  rate: number,
): Promise<Answered | null> {
  const reach = () => page.evaluate((wanted) => window.targetOf(wanted), key)
  let target = await reach()
  for (let tries = 0; target?.coveredBy && tries < COVERED_TRIES; tries += 1) {
    await settled() // a menu that slides in, a toast that leaves
    target = await reach()
  }
  if (!target || target.coveredBy) return null
  await page.evaluate(() => window.forgetAnswered())
  await slow(rate)
  await page.touchscreen.tap(target.x, target.y)
  const answered = await page.evaluate(() => window.takeAnswered())
  await slow(1)
  return answered
}
