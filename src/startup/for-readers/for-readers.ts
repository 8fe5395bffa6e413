/** What only somebody who reads needs. */

import { followDataSaver } from '#src/device/later/choose-data-saver.ts'
import { applyStoredTheme } from '#src/startup/boot/stored-theme.ts'
import { focusOpener } from './focus-opener.ts'
import { glide } from './glide.ts'
import { keepFocus } from './keep-focus.ts'
import { watchLinks } from './link-preload.ts'
import { shareWhatIsSeen } from './share-what-is-seen.ts'
import { uncoverFocused } from './uncover-focused.ts'

export function startForReaders(): void {
  watchLinks()
  glide()
  keepFocus()
  focusOpener()
  uncoverFocused()
  shareWhatIsSeen()
  for (const type of ['pageshow', 'storage']) addEventListener(type, followChoices)
}

/** Another tab chose, or Back brought this page as it stood before the choice. What could not be stored stays. */
function followChoices(event: Event): void {
  if (!(event instanceof StorageEvent) || event.key?.endsWith('-theme')) applyStoredTheme()
  followDataSaver()
}
