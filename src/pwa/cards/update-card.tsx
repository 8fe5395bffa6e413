import { useState } from 'react'
import { useStore } from '#src/device/use-store.ts'
import { copy } from '#src/pwa/copy.ts'
import { partsMissing } from '#src/pwa/worker/parts-missing.ts'
import { applyUpdate, reloadWithDrafts, updateWaits } from '#src/pwa/worker/worker-bridge.ts'

/** Asks, and never reloads by itself: somebody may be filling in a form. */
export function UpdateCard() {
  const isWaiting = useStore(updateWaits, false)
  const missing = useStore(partsMissing, 0)
  const [isUpdatePutOff, putUpdateOff] = useState(false)
  const [missingPutOff, putMissingOff] = useState(0)
  const [isBusy, setBusy] = useState(false)

  const isUpdate = isWaiting && !isUpdatePutOff

  function accept() {
    setBusy(true)
    // Also where the update was put off: it brings the missing part.
    void (isWaiting ? applyUpdate() : reloadWithDrafts())
  }

  return (
    <div role="status">
      {(isUpdate || missing > missingPutOff) && (
        <div className="float-card is-urgent">
          <p className="title-4">{isUpdate ? copy.updateReady : copy.partsMissing}</p>
          <p className="small-print">{isBusy ? copy.updateComes : copy.updateKeeps}</p>
          <div className="flex flex-wrap gap-8px">
            <button type="button" className="btn-primary flex-1 !px-12px" disabled={isBusy} onClick={accept}>
              {isUpdate ? copy.update : copy.reload}
            </button>
            <button
              type="button"
              className="btn-outline flex-1 !px-12px"
              onClick={() => (isUpdate ? putUpdateOff(true) : putMissingOff(missing))}
            >
              {copy.later}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
