import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { installLayoutFaults } from './layout-faults.ts'
import { installPressables, type Pressable } from './pressables.ts'
import { settling } from './settled.ts'
import { installKindsOfParts } from './unseen-parts.ts'

/** A list that grows with each press would keep the walk busy for ever. */
const PRESSES_MAX_PER_SCREEN = 250

/** The fourth heart of a list leads where the third led; the walk prints how many it left out. */
const PRESSES_MAX_PER_KIND = 3

/** For a busy machine: every wait has an event that ends it. */
const WAIT_MAX_MS = 180_000

export type Walk = { presses: number; skipped: number; looks: number; faults: string[] }

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
  const walk: Walk = { presses: 0, skipped: 0, looks: 0, faults: [] }
  const seenKinds = new Set<string>()
  const inDialogs = new Map<string, ReturnType<typeof choosing>>()

  /** A fault stays after each later press; it is reported once. */
  const told = new Set<string>()
  const tell = (where: string, fault: string) => {
    if (told.has(fault)) return
    told.add(fault)
    walk.faults.push(`${where}: ${fault}`)
  }

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
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .setLegacyMode()
      .analyze()
    for (const { id, nodes } of violations)
      tell(after, `axe ${id} at ${nodes.map(({ target }) => target).join(' | ')}`)
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
    if (!target) return false
    if (target.coveredBy) {
      tell(where, `"${name}" lies under ${target.coveredBy}`)
      return true
    }
    walk.presses += 1
    await page.mouse.click(target.x, target.y)
    // A press may load its code, and a file from the worker's cache leaves no open request to wait for.
    if (opensDialog) await page.waitForFunction(() => window.openDialog() !== null)
    await settled()
    await look(`${where}, after "${name}"`)
    return true
  }

  /** Returns the part to press next: not yet pressed, and not the fourth of its kind. */
  const choosing = () => {
    const chosen = new Set<string>()
    const ofKind = new Map<string, number>()
    return (found: readonly Pressable[]) => {
      for (const part of found) {
        if (chosen.has(part.key)) continue
        chosen.add(part.key)
        const before = ofKind.get(part.kind) ?? 0
        ofKind.set(part.kind, before + 1)
        if (before < PRESSES_MAX_PER_KIND) return part
        walk.skipped += 1
      }
      return undefined
    }
  }

  /** Presses everything in the dialog that a part opens. If a press closes the dialog, it is opened again. */
  const pressInDialog = async (opener: Pressable, where: string) => {
    for (;;) {
      let state = await page.evaluate(() => window.pressables())
      if (state.inDialog === null) {
        if (!(await press(opener, where))) return
        state = await page.evaluate(() => window.pressables())
        if (state.inDialog === null) return
      }
      const dialog = state.inDialog
      const choose = inDialogs.get(dialog) ?? choosing()
      inDialogs.set(dialog, choose)
      const next = choose(state.found)
      if (!next) break
      await press(next, `${where}, in "${dialog}"`)
    }
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => window.pressables().inDialog === null)
    await settled()
  }

  const pressScreen = async (path: string) => {
    const where = `${path} at ${page.viewportSize()?.width}`
    await open(path)
    await look(where)
    const choose = choosing()
    for (let presses = 0; presses < PRESSES_MAX_PER_SCREEN; presses += 1) {
      const next = choose((await page.evaluate(() => window.pressables())).found)
      if (!next) return
      await press(next, where)
      if (new URL(page.url()).pathname !== path) await open(path)
      else if ((await page.evaluate(() => window.pressables())).inDialog !== null)
        await pressInDialog(next, where)
      if (new URL(page.url()).pathname !== path) await open(path)
    }
    tell(where, `more than ${PRESSES_MAX_PER_SCREEN} presses`)
  }

  for (const path of paths) await pressScreen(path)
  return walk
}
