import { useState } from 'react'
import { useStore } from '#src/device/use-store.ts'
import { copy } from '#src/pwa/copy.ts'
import { partsMissing } from '#src/pwa/worker/parts-missing.ts'
import { applyUpdate, reloadWithDrafts, updateWaits } from '#src/pwa/worker/worker-bridge.ts'

/** Asks, and never reloads by itself: somebody may be filling in a form. */
export function UpdateCard() {
  const isWaiting = useStore(updateWaits, false)
  const isBroken = useStore(partsMissing, false)
  const [putOff, setPutOff] = useState(false)
  const [isBusy, setBusy] = useState(false)

  function accept() {
    setBusy(true)
    void (isWaiting ? applyUpdate() : reloadWithDrafts())
  }

  return (
    <div role="status">
      {(isWaiting || isBroken) && !putOff && (
        <div className="float-card">
          <p className="title-4">{isWaiting ? copy.updateReady : copy.partsMissing}</p>
          <p className="small-print">{isBusy ? copy.updateComes : copy.updateKeeps}</p>
          <div className="flex flex-wrap gap-8px">
            <button type="button" className="btn-primary flex-1 !px-12px" disabled={isBusy} onClick={accept}>
              {isWaiting ? copy.update : copy.reload}
            </button>
            <button type="button" className="btn-outline flex-1 !px-12px" onClick={() => setPutOff(true)}>
              {copy.later}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
