import type { Browser } from '@playwright/test'
import { sitePaths } from '#contract/site-paths.ts'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { findCopy } from '../../../src/features/packages/find/rules/find-copy.ts'
import type { Choice } from '../../harness/press/choose.ts'
import { nextDialog } from '../../harness/press/next-dialog.ts'
import type { Pressable } from '../../harness/press/pressables.ts'
import { traverse } from '../../harness/press/traverse.ts'
import { startSite } from '../../harness/site.ts'
import { barePress, phoneOn } from '../browser/pressing-phone.ts'
import type { Figure } from '../judge.ts'
import { median } from '../numbers.ts'
import { timesContent } from '../sites/times-content.ts'
import { figuresOfPresses, isNearGoal, isWorthTelling, type Press, slowestFirst } from './press-times.ts'

const WALKS = 3
const FILTER_PRESSES = 7
const PACKAGES = 500

/** Screens whose controls stand on lists of packages, or on what is kept of them. */
const WITH_PACKAGES = [
  sitePaths.frontPage,
  sitePaths.find,
  sitePaths.projects('land'),
  sitePaths.siteTour,
  sitePaths.package(101),
  sitePaths.shortlist,
]

/** Each screen of the site, pressed through on a phone that keeps some packages and requests. */
export async function pressFigures(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Figure[]> {
  const rate = 4
  const reference = await barePress(browser, rate)
  const walk = { browser, origin, limit: 'presses', rate, reference, dialogs: new Map() } as const
  const figures: Figure[] = []
  for (const path of paths) figures.push(...(await pressedThrough(walk, path)))
  return figures
}

/** The same on a weaker phone with 500 packages, on the screens that list them; and what a filter of them takes. */
export async function manyPressFigures(browser: Browser, asked: readonly string[] | null): Promise<Figure[]> {
  const times = Math.ceil(PACKAGES / sampleContent.packages.length)
  const site = await startSite({ content: timesContent(sampleContent, times) })
  try {
    const rate = 6
    const reference = await barePress(browser, rate)
    const at = { browser, origin: site.origin, rate, reference }
    const walk = { ...at, limit: 'pressesMany', dialogs: new Map() } as const
    const figures = [await filterFigure(browser, site.origin)]
    for (const path of WITH_PACKAGES.filter((one) => asked?.includes(one) ?? true))
      figures.push(...(await pressedThrough(walk, path)))
    return figures
  } finally {
    await site.remove()
  }
}

type Walk = {
  browser: Browser
  origin: string
  limit: 'presses' | 'pressesMany'
  rate: number
  /** The same press on an empty page, in ms. */
  reference: number
  /** Dialogs of the frame are pressed through on the first screen alone. */
  dialogs: Map<string, Choice>
}

/** Presses near the goal are made again, each time by a phone that was never there. */
async function pressedThrough(walk: Walk, path: string): Promise<Figure[]> {
  const dialogs = new Map(walk.dialogs)
  const first = await pressesOf({ ...walk, dialogs }, path, () => true)
  const walks = [first]
  const near = new Set(first.filter((one) => isNearGoal(one, walk.limit)).map(({ key }) => key))
  const isAgain = ({ key, opensDialog }: Pressable) => opensDialog || near.has(key)
  while (near.size > 0 && walks.length < WALKS)
    walks.push(await pressesOf({ ...walk, dialogs: new Map(walk.dialogs) }, path, isAgain))
  for (const [name, choice] of dialogs) walk.dialogs.set(name, choice)
  const presses = slowestFirst(walks)
  const figures = figuresOfPresses(walk.limit, path, presses).map((one) => ({
    ...one,
    reference: walk.reference,
  }))
  console.log(
    `${path}: ${first.length} presses, ${walks.length} walks, slowest first (an empty page ${walk.reference} ms):`,
  )
  for (const { where, value } of figures.filter(isWorthTelling)) console.log(`  ${value} ms ${where}`)
  return figures
}

async function pressesOf(
  { browser, origin, rate, dialogs }: Walk,
  path: string,
  isWanted: (part: Pressable) => boolean,
): Promise<Press[]> {
  const phone = await phoneOn(browser, { origin, path, rate })
  const { page, open, settled } = phone
  try {
    const presses: Press[] = []
    const press = async (part: Pressable, where: string) => {
      if (!isWanted(part)) return false
      const dialogIsOpen = part.opensDialog ? await nextDialog(page) : null
      const answered = await phone.press(part)
      if (!answered) return false
      const [, dialog] = /in "(.*)"$/.exec(where) ?? []
      presses.push({ key: part.key, name: dialog ? `${part.name} in ${dialog}` : part.name, ms: answered.ms })
      await dialogIsOpen?.()
      await settled()
      return true
    }
    await traverse({ page, open, press, settled, mostOfKind: 1, dialogs, frame: new Map() }, path, path)
    return presses
  } finally {
    await page.context().close()
  }
}

/** What runs in the press of a filter over all packages: a frame has room for no more. */
async function filterFigure(browser: Browser, origin: string): Promise<Figure> {
  const { page, press, settled } = await phoneOn(browser, { origin, path: sitePaths.find, rate: 4 })
  try {
    const work: number[] = []
    while (work.length < FILTER_PRESSES) {
      const { found } = await page.evaluate(() => window.pressables())
      const filter = found.find(({ name }) => name === findCopy.instalments)
      const answered = filter && (await press(filter))
      if (!answered) throw new Error('The filter can not be pressed')
      work.push(answered.work)
      await settled()
    }
    return { limit: 'filterPress', where: sitePaths.find, value: median(work) }
  } finally {
    await page.context().close()
  }
}
