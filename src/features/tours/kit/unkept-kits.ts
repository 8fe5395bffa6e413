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
  guardLeaving('kits-in-memory', refused.size > 0)
}

const eras = new Map<string, number>()
let erasOfAll = 0

/** Another one after each deletion that was asked for: what was begun before it belongs to what goes. */
export const eraOf = (id: string): number => erasOfAll + (eras.get(id) ?? 0)
export const endEra = (id: string): unknown => eras.set(id, eraOf(id) + 1)

export function dropUnkept(): void {
  erasOfAll += 1
  unkept.clear()
  refused.clear()
  guardLeaving('kits-in-memory', false)
}

if (typeof window !== 'undefined') addEventListener(KIT_DATABASE, dropUnkept) // everything is erased (erase-kits.ts)
