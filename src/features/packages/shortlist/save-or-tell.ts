import { toast } from '#src/ui/toast.ts'
import { MAX_SAVED, shortlist } from './kept/shortlist.ts'
import type { ShortlistEntry } from './kept/shortlist-entry.ts'
import { heart as words } from './shortlist-copy.ts'

/** Puts a package on the shortlist. If the phone does not take it, a toast says why, and the answer is false. */
export function saveOrTell(entry: ShortlistEntry): boolean {
  const kept = shortlist.save(entry)
  if (kept === 'full') toast.warning(words.full(MAX_SAVED))
  else if (kept === 'refused') toast.warning(words.refused)
  return kept === 'kept'
}
