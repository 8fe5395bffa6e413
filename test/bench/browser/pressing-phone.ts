/** A phone whose controls are pressed one by one, each on a screen at rest. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { sitePaths } from '#contract/site-paths.ts'
import { compareAddress } from '#src/features/packages/shortlist/kept/compare-address.ts'
import { installPressables, type Pressable } from '../../harness/press/pressables.ts'
import { settling } from '../../harness/press/settled.ts'
import { putOnPhone, waitingBooking } from '../../journeys/support/phone-rows.ts'
import { median } from '../numbers.ts'
import { type Answered, installInteractions } from './interactions.ts'
import { PHONE, type Throttle, throttleOf } from './phone.ts'

/** A press is given up when its screen does not come to rest. */
const WAIT_MAX_MS = 60_000

/** Nobody presses in the frame after a jump of the page: its new part is on the screen by then. */
const AIM_MS = 300
/**
 * The browser counts its own bar into its window. In one as high as the page, the page's lower end is on no screen. An
 * answer there is told of with the next change above.
 */
const BAR_PX = 200
const COVERED_TRIES = 5
/** What the audit of presses leaves to the journeys: ticks and choices of a form. A select opens the system's list. */
const CHOICES = 'label:has(input:is([type=radio], [type=checkbox])), input[type=checkbox]'

/** What a screen shows of the person's own phone. */
const SAVED = [101, 102, 103, 104].map((id, at) => ({
  ...{ id: String(id), name: `Package ${id}`, line: 'land', savedAt: 1_760_000_000_000 + at },
  ...{ amount: 1_000_000, left: null, sale: 'on-sale', discount: 0 },
}))

/** A phone with an open screen at rest. `press` taps a part in the middle of the screen, on a slowed-down processor. */
export async function phoneOn(
  browser: Browser,
  { origin, path, rate }: { origin: string; path: string; rate: number },
) {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    serviceWorkers: 'block',
    permissions: ['notifications'], // a question of the browser takes the touches
  })
  const page = await context.newPage()
  await showWhole(page)
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
  const slow = await throttleOf(page)
  const press = (part: Pressable) => pressed(page, part, settled, slow, rate)
  return { page, open, settled, press }
}

async function showWhole(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const { width, height } = PHONE.viewport
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + BAR_PX } })
  await session.detach()
}

/** One tap in the middle of the screen. Null: the part is gone, or something lies over it. */
async function pressed(
  page: Page,
  { key }: Pressable,
  settled: () => Promise<void>,
  slow: Throttle,
  rate: number,
): Promise<Answered | null> {
  const reach = () => page.evaluate((wanted) => window.targetOf(wanted), key)
  let target = await reach()
  for (let tries = 0; target?.coveredBy && tries < COVERED_TRIES; tries += 1) {
    await settled() // a menu that slides in, a toast that leaves
    target = await reach()
  }
  if (!target || target.coveredBy) return null
  return tapped(page, target, slow, rate)
}

async function tapped(
  page: Page,
  { x, y }: { x: number; y: number },
  slow: Throttle,
  rate: number,
): Promise<Answered> {
  await setTimeout(AIM_MS)
  await page.evaluate(() => window.forgetAnswered())
  await slow(rate)
  await page.touchscreen.tap(x, y)
  const answered = await page.evaluate(() => window.takeAnswered())
  await slow(1)
  return answered
}

const BARE_PAGE = `data:text/html,<!doctype html><meta name="viewport" content="width=device-width">
<button style="position:fixed;inset:30% 20%25" onclick="textContent=+textContent+1">0</button>`
const BARE_PRESSES = 15

/** The ms of a press that changes one word of an empty page: what machine and emulated phone take by themselves. */
export async function barePress(browser: Browser, rate: number): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(installInteractions)
  await page.goto(BARE_PAGE)
  const slow = await throttleOf(page)
  const times: number[] = []
  while (times.length < BARE_PRESSES) times.push((await tapped(page, { x: 200, y: 400 }, slow, rate)).ms)
  const presses = Number(await page.locator('button').textContent())
  if (presses !== BARE_PRESSES) throw new Error(`${BARE_PRESSES} taps pressed ${presses} times`)
  await context.close()
  return median(times)
}
