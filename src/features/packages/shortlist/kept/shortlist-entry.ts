import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { projectTypeSlug } from '#contract/project-type.ts'
import type { Figures } from '#src/features/packages/changes/package-changes.ts'

/**
 * A saved package with what it said then, by which changes are told. `savedAt` is ms since 1970, `discount` per cent of
 * the offer that ran (0 = none), `line` null where no record named it.
 */
export type ShortlistEntry = Figures & {
  id: string
  name: string
  line: ProjectTypeSlug | null
  savedAt: number
  discount: number
}

const SALES = ['on-sale', 'sold-out', 'withdrawn'] as const

/** What the phone has stored; damaged entries are dropped. By hand, so that the header's link needs no library. */
export function readEntries(text: string | null): ShortlistEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((entry) => readEntry(entry) ?? []) : []
  } catch {
    return []
  }
}

function readEntry(entry: unknown): ShortlistEntry | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { id, name, line, savedAt, amount, left, sale, discount }: Record<string, unknown> = { ...entry }
  const known = SALES.find((one) => one === sale)
  if (typeof id !== 'string' || typeof name !== 'string' || !known) return null
  if (typeof savedAt !== 'number' || typeof amount !== 'number') return null
  return {
    id,
    name,
    line: typeof line === 'string' ? projectTypeSlug(line) : null,
    savedAt,
    amount,
    left: typeof left === 'number' ? left : null,
    sale: known,
    discount: typeof discount === 'number' ? discount : 0,
  }
}
