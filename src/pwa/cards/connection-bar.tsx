import { createPortal } from 'react-dom'
import { useStore } from '#src/device/use-store.ts'
import { ageInWords } from '#src/format/age.ts'
import { connectionTruth } from '#src/pwa/connection/connection.ts'
import { CONNECTION_CONTAINER } from '#src/pwa/connection/connection-container.ts'
import { type OldestRead, oldestRead } from '#src/pwa/connection/oldest-read.ts'
import { copy } from '#src/pwa/copy.ts'
import { useNow } from '#src/ui/reads/use-now.ts'

/** Says once, for the whole screen, what is true of the line. Neutral, not red: being offline is normal here. */
export function ConnectionBar() {
  const truth = useStore(connectionTruth, 'good')
  const oldest = useStore(oldestRead, null)
  const container = document.getElementById(CONNECTION_CONTAINER)
  if (!container) return null
  return createPortal(
    <div role="status">
      {truth !== 'good' && (
        <p className="connection-bar">
          <strong className="font-600">{copy.line[truth]}</strong> <Saved oldest={oldest} />
        </p>
      )}
    </div>,
    container,
  )
}

const YOUNG_MS = 60_000 // younger than that needs no word (spec §9)

/** Whose data the screen shows and from when, if it shows any. */
function Saved({ oldest }: { oldest: OldestRead }) {
  const now = useNow()
  if (oldest === 'awaited') return null // there is nothing to read yet
  if (oldest === null && !navigator.serviceWorker?.controller) return null
  const age = oldest === null ? 0 : now - oldest
  // In an element: bare words cannot be taken away again once the browser has translated them.
  // It is said aloud with the line, and not again each time that it grows.
  return (
    <span aria-live="off">{age < YOUNG_MS ? copy.readingSaved : copy.readingSavedAt(ageInWords(age))}</span>
  )
}
