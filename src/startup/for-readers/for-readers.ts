/** What only somebody who reads needs. */
import { keepFocus } from './keep-focus.ts'
import { watchLinks } from './link-preload.ts'
import { uncoverFocused } from './uncover-focused.ts'

export function startForReaders(): void {
  watchLinks()
  keepFocus()
  uncoverFocused()
}
