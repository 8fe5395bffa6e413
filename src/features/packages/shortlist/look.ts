import type { KnownPackage } from '#src/features/packages/package-state.ts'

/** What became of a package that was asked for by its id. `gone`: the provider answered that there is none. */
export type Look =
  | { state: 'known'; known: KnownPackage }
  | { state: 'waiting' | 'gone' | 'unread'; known: null }

/** One read: whether its answer is awaited, has come, is a refusal, or failed otherwise. */
export type Answer = 'waiting' | 'read' | 'refused' | 'failed'

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
  const isWaiting = own === 'waiting' || (own === null && list === 'waiting')
  return { state: isWaiting ? 'waiting' : 'unread', known: null }
}
