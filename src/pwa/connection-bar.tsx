import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { currentLine, subscribeToConnection } from './connection.ts'
import { CONNECTION_PLACE } from './connection-place.ts'
import { copy } from './copy.ts'

/** Neutral, not red: being offline is normal here, and everything seen before can be read. */
export function ConnectionBar() {
  const line = useSyncExternalStore(subscribeToConnection, currentLine, () => 'good' as const)
  const place = document.getElementById(CONNECTION_PLACE)
  if (!place) return null
  return createPortal(
    <div role="status">
      {line !== 'good' && (
        <p className="connection-bar">
          <strong className="font-600">{copy.line[line]}</strong> {copy.readingSaved}
        </p>
      )}
    </div>,
    place,
  )
}
