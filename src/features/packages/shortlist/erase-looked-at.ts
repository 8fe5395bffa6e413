import { LAST_SEEN_KEY, SHORTLIST_KEY } from '#contract/kept-names.ts'

/** What tells which packages somebody looked at. Throws where storage is forbidden. */
export function eraseLookedAt(): void {
  for (const key of [SHORTLIST_KEY, LAST_SEEN_KEY]) localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key: SHORTLIST_KEY })) // the browser tells it to other tabs only
}
