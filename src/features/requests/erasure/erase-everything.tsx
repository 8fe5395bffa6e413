import { useState } from 'react'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { ConfirmDialog } from '#src/features/requests/actions/confirm-dialog.tsx'
import { erasure as words } from './erasure-copy.ts'
import { eraseEverything } from './mutations.ts'

const PATIENCE_MS = 10_000 // as for the rest (src/routes/erase-rest.ts)

/** Erases what other features keep of a person; the screen supplies it. False: the storage did not answer. */
export type EraseRest = () => Promise<boolean>

/**
 * Deletes what this phone keeps of a person, also without a network (decision G15). What became of it stands under the
 * button, because the code of a toast may not be here. It takes the focus, so nobody has to look for it.
 */
export function EraseEverything({ eraseRest }: { eraseRest: EraseRest }) {
  const [asks, setAsks] = useState(false)
  const [outcome, setOutcome] = useState('')
  const [isBusy, setBusy] = useState(false) // a slow disk takes seconds, and one press at a time
  return (
    <div className="grid gap-12px justify-items-start">
      <button
        type="button"
        className="btn-outline"
        aria-haspopup="dialog"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => setAsks(!isBusy)}
      >
        <span className="i-ph-trash" aria-hidden />
        {words.press}
      </button>
      {outcome && (
        <p ref={takeFocus} tabIndex={-1} className="font-600 outline-none">
          {outcome}
        </p>
      )}
      {asks && (
        <ConfirmDialog
          words={words.question}
          isDestructive
          onConfirm={() => {
            setOutcome('')
            setBusy(true)
            void erase(eraseRest).then((words) => {
              setOutcome(words)
              setBusy(false)
            })
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}

const takeFocus = (part: HTMLElement | null) => part?.focus()

/**
 * What to tell the person. Neither deletion waits for the other, and neither keeps the other from its end. An answer
 * after ten seconds says nothing any more.
 */
async function erase(eraseRest: EraseRest): Promise<string> {
  const silence = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))
  const asked = [Promise.race([eraseEverything(), silence]), eraseRest()] as const
  const [requests, rest] = await Promise.allSettled(asked)
  const isRestErased = rest.status === 'fulfilled' && rest.value
  if (requests.status === 'rejected' || !requests.value.isErased || !isRestErased) return words.failed
  const { underWay } = requests.value
  return underWay.length > 0 ? words.underWay(underWay.map(referenceCode)) : words.done
}
