/**
 * A request that the disk did not take is lost with this page: the browser asks before the page goes, and nothing reloads
 * it by itself. Listening only then, since a page that listens may not be kept for Back and Forward.
 */
import { noteDraft } from '#src/forms/dirty-forms.ts'

const NAME = 'requests-in-memory'

export function guardLeaving(isNeeded: boolean): void {
  noteDraft(NAME, isNeeded ? {} : null)
  if (isNeeded) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

const ask = (event: Event) => event.preventDefault()
