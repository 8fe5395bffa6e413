/**
 * Parts of the site that can no longer be fetched, since it was updated while this page was open. The server keeps the
 * parts of the last builds (scripts/kept-builds.ts), so this is rare. One reload brings the new ones; where it must not
 * happen by itself, the card of src/pwa/reload-card.tsx offers it.
 */
import { currentLine } from '../pwa/connection.ts'
import { notePartsMissing } from '../pwa/parts-missing.ts'
import { reloadOnce } from './reload-once.ts'

export function watchMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || currentLine() !== 'good') return // the line is the reason: a reload would not help
    if (!reloadOnce()) notePartsMissing()
  })
}
