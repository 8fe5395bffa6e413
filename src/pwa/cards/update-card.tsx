import { useState } from 'react'
import { useStore } from '#src/device/use-store.ts'
import { copy } from '#src/pwa/copy.ts'
import { partsMissing } from '#src/pwa/worker/parts-missing.ts'
import { applyUpdate, reloadWithDrafts, updateWaits } from '#src/pwa/worker/worker-bridge.ts'

/** Asks, and never reloads by itself: somebody may be filling in a form. */
export function UpdateCard() {
  const waiting = useStore(updateWaits, undefined)
  const missing = useStore(partsMissing, 0)
  const [updatePutOff, putUpdateOff] = useState<ServiceWorker>()
  const [missingPutOff, putMissingOff] = useState(0)
  const [accepted, setAccepted] = useState<AbortController>()

  const isUpdate = waiting !== updatePutOff

  function accept() {
    const next = new AbortController()
    setAccepted(next)
    // Also where the update was put off: it brings the missing part.
    void (waiting ? applyUpdate : reloadWithDrafts)(next.signal)
  }

  function putOff() {
    accepted?.abort()
    setAccepted(undefined)
    if (isUpdate) putUpdateOff(waiting)
    else putMissingOff(missing)
  }

  return (
    <div role="status">
      {(isUpdate || missing > missingPutOff) && (
        <div className="float-card is-urgent">
          <p className="title-4">{isUpdate ? copy.updateReady : copy.partsMissing}</p>
          <p className="small-print">{accepted ? copy.updateComes : copy.updateKeeps}</p>
          <div className="flex flex-wrap gap-8px">
            <button
              type="button"
              className="btn-primary flex-1 !px-12px"
              disabled={!!accepted}
              onClick={accept}
            >
              {isUpdate ? copy.update : copy.reload}
            </button>
            <button type="button" className="btn-outline flex-1 !px-12px" onClick={putOff}>
              {copy.later}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
