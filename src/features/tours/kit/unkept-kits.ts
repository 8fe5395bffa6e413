import { KIT_DATABASE } from '#contract/kept-names.ts'
import { guardLeaving } from '#src/forms/leave-guard.ts'
import { emptyKit, type Kit } from './kit-record.ts'

/**
 * One kit while it is open. `kept` is what this page last found on the phone. `settled` ends with the last write; the
 * first step of it is to read what is kept.
 */
export type OpenKit = {
  id: string
  kit: Kit
  kept: Kit
  blobs: Map<string, Blob>
  settled: Promise<unknown>
}

/** Before anything was read of it. */
export const newKit = (id: string): OpenKit => ({
  id,
  kit: emptyKit,
  kept: emptyKit,
  blobs: new Map(),
  settled: Promise.resolve(),
})

/** As if nothing had been read of it. What is being written keeps its turn. */
export const forget = (opened: OpenKit): unknown =>
  Object.assign(opened, newKit(opened.id), { settled: opened.settled })

/** What the disk refused lives as long as this page, also while another screen is shown. The browser asks before it goes. */
const unkept = new Map<string, OpenKit>()
const refused = new Set<OpenKit>()

export const unkeptKit = (id: string): OpenKit | undefined => unkept.get(id)

/** Until the disk has answered. */
export const holdUnkept = (opened: OpenKit): unknown => unkept.set(opened.id, opened)

export function noteUnkept(opened: OpenKit, isUnkept: boolean): void {
  if (isUnkept) refused.add(opened)
  else refused.delete(opened)
  if (isUnkept) holdUnkept(opened)
  else if (unkept.get(opened.id) === opened) unkept.delete(opened.id)
  guard()
}

let tabs: BroadcastChannel | undefined

/** Only while something is unkept: a browser may not keep a page that listens for Back and Forward. */
function guard(): void {
  guardLeaving('kits-in-memory', refused.size > 0)
  if (refused.size === 0) {
    tabs?.close()
    tabs = undefined
  } else if (!tabs && typeof BroadcastChannel !== 'undefined') {
    tabs = new BroadcastChannel(KIT_DATABASE)
    tabs.onmessage = () => dispatchEvent(new Event(KIT_DATABASE))
  }
}

const eras = new Map<string, number>()
let erasOfAll = 0

/** Another one after each deletion that was asked for: what was begun before it belongs to what goes. */
export const eraOf = (id: string): number => erasOfAll + (eras.get(id) ?? 0)
export const endEra = (id: string): unknown => eras.set(id, eraOf(id) + 1)

export function dropUnkept(): void {
  erasOfAll += 1
  for (const opened of [...unkept.values(), ...refused]) forget(opened)
  unkept.clear()
  refused.clear()
  guard()
}

if (typeof window !== 'undefined') addEventListener(KIT_DATABASE, dropUnkept) // all is erased, here or in another tab
