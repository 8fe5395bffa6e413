/** What only somebody who reads needs. */
import { keepFocus } from './keep-focus.ts'
import { watchLinks } from './link-preload.ts'

export function startForReaders(): void {
  watchLinks()
  keepFocus()
}
