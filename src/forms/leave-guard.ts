/**
 * What the disk refused is lost with this page: a request, or a kit. So the browser asks before the page goes, and
 * nothing reloads it by itself. It listens only then, since a browser may not keep a listening page for Back and
 * Forward.
 */
import { onlyInMemory } from './dirty-forms.ts'

export type OnlyInMemory = 'requests-in-memory' | 'kits-in-memory'

export function guardLeaving(what: OnlyInMemory, isNeeded: boolean): void {
  if (isNeeded) onlyInMemory.add(what)
  else onlyInMemory.delete(what)
  if (onlyInMemory.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

const ask = (event: Event) => event.preventDefault()
