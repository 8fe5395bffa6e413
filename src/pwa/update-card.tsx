import { useState, useSyncExternalStore } from 'react'
import { copy } from './copy.ts'
import { applyUpdate, isUpdateWaiting, subscribeToUpdate } from './worker-bridge.ts'

/** Asks, never reloads by itself: somebody may be filling in a form. */
export function UpdateCard() {
  const waiting = useSyncExternalStore(subscribeToUpdate, isUpdateWaiting, () => false)
  const [putOff, setPutOff] = useState(false)
  if (!waiting || putOff) return null
  return (
    <div role="status" className="update-card">
      <p className="font-600">{copy.updateReady}</p>
      <div className="flex gap-8px">
        <button type="button" className="btn-primary" onClick={applyUpdate}>
          {copy.update}
        </button>
        <button type="button" className="btn-outline" onClick={() => setPutOff(true)}>
          {copy.later}
        </button>
      </div>
    </div>
  )
}
