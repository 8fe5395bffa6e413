import type { Page } from '@playwright/test'
import { axeFaults } from '../axe.ts'
import { count } from '../whole.ts'
import type { Choice } from './choose.ts'
import { installLayoutFaults } from './layout-faults.ts'
import { nextDialog } from './next-dialog.ts'
import { installPressables, type Pressable } from './pressables.ts'
import { settling } from './settled.ts'
import { PRESSES_MAX_PER_SCREEN, traverse } from './traverse.ts'
import { unrest } from './unrest.ts'
import { installKindsOfParts } from './unseen-parts.ts'

/** One heart more of a list leads where the last ones led; the walk prints how many it left out. */
const PRESSES_MAX_PER_KIND = count(3, 2)

/** For a busy machine: every wait has an event that ends it. */
const WAIT_MAX_MS = 180_000

/** `gone`: parts that were on the list of a screen, and not there when their turn came. */
export type Walk = { presses: number; gone: number; skipped: number; looks: number; faults: string[] }

/** Presses everything on the given screens, one part after the other, and checks the result of each press. */
export async function pressEverything(
  page: Page,
  paths: readonly string[],
  /** What the console says; it grows while the page lives. */
  complaints: readonly string[],
): Promise<Walk> {
  for (const install of [installPressables, installLayoutFaults, installKindsOfParts])
    await page.addInitScript(install)
  page.setDefaultTimeout(WAIT_MAX_MS)
  page.on('dialog', (dialog) => void dialog.accept())
  const settled = settling(page)
  const walk: Walk = { presses: 0, gone: 0, skipped: 0, looks: 0, faults: [] }
  const seenKinds = new Set<string>()

  /** A fault stays after each later press; it is reported once. */
  const told = new Set<string>()
  const tell = (where: string, fault: string) => {
    if (told.has(fault)) return
    told.add(fault)
    walk.faults.push(`${where}: ${fault}`)
  }

  /** The last press, for an error. */
  let last = ''
  let heard = 0
  const look = async (after: string) => {
    for (const words of complaints.slice(heard)) tell(after, `the console says "${words}"`)
    heard = complaints.length
    const faultsNow = () => page.evaluate(() => window.layoutFaults())
    let faults = await faultsNow()
    if (faults.length > 0) {
      await settled() // a toast whose code came late still flies in over the header
      faults = await faultsNow()
    }
    for (const fault of faults) tell(after, fault)
    const kinds = await page.evaluate(() => window.kindsOfParts())
    if (kinds.every((kind) => seenKinds.has(kind))) return
    for (const kind of kinds) seenKinds.add(kind)
    walk.looks += 1
    const found = await axeFaults(page, 'html', { rules: { 'target-size': { enabled: true } } })
    for (const fault of found) tell(after, `axe ${fault}`)
  }

  const open = async (path: string) => {
    await page.goto(path)
    await settled()
  }

  /** Returns whether the part was there to be pressed. */
  const press = async ({ key, name, opensDialog }: Pressable, where: string) => {
    const find = () => page.evaluate((wanted) => window.targetOf(wanted), key)
    let target = await find()
    if (target?.coveredBy) {
      await settled() // a toast that has just begun to leave passes under the header
      target = await find()
    }
    if (!target) {
      walk.gone += 1
      return false
    }
    if (target.coveredBy) {
      tell(where, `"${name}" lies under ${target.coveredBy}`)
      return true
    }
    walk.presses += 1
    last = `${where}, after "${name}"`
    // A press may load its code, and a file from the worker's cache leaves no open request to wait for.
    const dialogIsOpen = opensDialog ? await nextDialog(page) : null
    await page.mouse.click(target.x, target.y)
    await dialogIsOpen?.()
    await settled()
    await look(last)
    return true
  }

  const traversal = {
    page,
    open,
    press,
    settled,
    mostOfKind: PRESSES_MAX_PER_KIND,
    dialogs: new Map<string, Choice>(),
    frame: new Map<string, number>(),
  }
  const walkOn = async (path: string) => {
    const where = `${path} at ${page.viewportSize()?.width}`
    last = where
    await open(path)
    await look(where)
    const skipped = await traverse(traversal, path, where)
    if (skipped === null) tell(where, `more than ${PRESSES_MAX_PER_SCREEN} presses`)
    walk.skipped += skipped ?? 0
  }
  for (const path of paths) {
    await walkOn(path).catch(async (reason: Error) => {
      throw new Error(`${last}: ${reason.message}\n${await unrest(page)}`, { cause: reason })
    })
  }
  for (const choice of traversal.dialogs.values()) walk.skipped += choice.skipped()
  return walk
}
