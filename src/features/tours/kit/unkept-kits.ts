import { KIT_DATABASE } from '#contract/kept-names.ts'
import { guardLeaving } from '#src/forms/leave-guard.ts'
import type { Kit } from './kit-record.ts'

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

export function dropUnkept(): void {
  unkept.clear()
  refused.clear()
  guardLeaving('kits-in-memory', false)
}

if (typeof window !== 'undefined') addEventListener(KIT_DATABASE, dropUnkept) // everything is erased (erase-kits.ts)
