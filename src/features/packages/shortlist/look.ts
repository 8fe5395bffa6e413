import type { KnownPackage } from '#src/features/packages/package-state.ts'
import type { Unread } from '#src/ui/reads/list-state.ts'

/** What became of a package that was asked for by its id. `gone`: the provider answered that there is none. */
export type Look =
  | { state: 'known'; known: KnownPackage }
  | { state: 'waiting' | 'gone'; known: null }
  | { state: 'unread'; known: null; why: Unread }

/** One read: whether its answer is awaited, has come, is a refusal, or why there is none. */
export type Answer = 'waiting' | 'read' | 'refused' | Unread

/**
 * The list of its line spares a read for each package. Its own record is asked for where no list can tell: no line is
 * known, or the list does not have it. Also if the list cannot be read and the phone has no copy.
 */
export function needsOwnRead(list: Answer | null, isListed: boolean, hasCopy: boolean): boolean {
  if (list === null) return true
  if (list === 'read') return !isListed
  return list !== 'waiting' && !hasCopy
}

/** A refusal of its own record beats every copy; any copy beats a read that failed. */
export function lookOf(known: KnownPackage | null, list: Answer | null, own: Answer | null): Look {
  if (own === 'refused') return { state: 'gone', known: null }
  if (known) return { state: 'known', known }
  const why = own ?? list ?? 'waiting'
  const isUnread = why !== 'waiting' && why !== 'read' && why !== 'refused'
  return isUnread ? { state: 'unread', known: null, why } : { state: 'waiting', known: null }
}
