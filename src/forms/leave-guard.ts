/**
 * A request that the disk refused is lost with this page. So the browser asks before the page goes, and nothing reloads
 * it by itself. It listens only then, since a browser may not keep a listening page for Back and Forward.
 */
import { noteDraft } from '#src/forms/dirty-forms.ts'

const NAME = 'requests-in-memory'

export function guardLeaving(isNeeded: boolean): void {
  noteDraft(NAME, isNeeded ? {} : null)
  if (isNeeded) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

const ask = (event: Event) => event.preventDefault()
