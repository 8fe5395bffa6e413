import { useState } from 'react'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { erasure as words } from '#src/features/requests/copy.ts'
import { eraseEverything } from '#src/features/requests/mutations.ts'
import { toast } from '#src/ui/toast.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** A person may want to write a reference down first. */
const READ_MS = 30_000
const QUESTION = { title: words.askTitle, text: words.ask, confirm: words.confirm }

/** Erases what other features keep of a person; the screen supplies it. False: the storage did not answer. */
export type EraseRest = () => Promise<boolean>

/** Deletes every request and receipt of this phone, also without a network (decision G15). */
export function EraseEverything({ eraseRest }: { eraseRest: EraseRest }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button type="button" className="btn-outline" onClick={() => setAsks(true)}>
        <span className="i-ph-trash" aria-hidden />
        {words.press}
      </button>
      {asks && (
        <ConfirmDialog
          words={QUESTION}
          isDestructive
          onConfirm={() => void erase(eraseRest)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

async function erase(eraseRest: EraseRest): Promise<void> {
  const [{ isErased, underWay }, isRestErased] = await Promise.all([eraseEverything(), eraseRest()])
  if (!isErased || !isRestErased) toast.error(words.failed)
  else if (underWay.length > 0)
    toast.warning(words.underWay(underWay.map(referenceCode)), { durationMs: READ_MS })
  else toast.success(words.done)
}
