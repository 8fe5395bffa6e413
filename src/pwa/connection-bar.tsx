import { useSyncExternalStore } from 'react'
import { isReachable, subscribeToConnection } from './connection.ts'
import { copy } from './copy.ts'

/** Neutral, not red: being offline is normal here, and everything seen before can be read. */
export function ConnectionBar() {
  const online = useSyncExternalStore(subscribeToConnection, isReachable, () => true)
  return (
    <div role="status" className={online ? '' : 'connection-bar'}>
      {online ? null : (
        <p>
          <strong className="font-600">{copy.noConnection}</strong> {copy.readingSaved}
        </p>
      )}
    </div>
  )
}
