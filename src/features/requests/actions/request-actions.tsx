import { useRef, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { editAnyway, sendAgain, actions as words } from '#src/features/requests/copy.ts'
import { focusList, keepFocus } from '#src/features/requests/list/list-focus.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { CopyButton } from '#src/ui/clipboard/copy-button.tsx'
import { deleteAndTell, sendAndTell } from './act-and-tell.ts'
import { AgainLink } from './again-link.tsx'
import type { AllowedActions } from './allowed-actions.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { deletionWords } from './deletion-words.ts'
import { messageText } from './message-text.ts'

type Props = { request: RequestOnPhone; allowed: AllowedActions; onEdit: () => void }

export function RequestActions({ request, allowed, onEdit }: Props) {
  const [asks, setAsks] = useState<'send' | 'edit' | 'delete' | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false) // two presses may come before the next render (FM-4)
  const { label } = request
  const about = <span className="visually-hidden">: {label}</span>

  async function send() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    await sendAndTell(request)
    isUnderWay.current = false
    setIsSending(false)
    keepFocus() // its card may be in another group by now
  }

  async function erase() {
    if (await deleteAndTell(request.id)) focusList()
  }

  const press = (action: 'send' | 'edit', needsConsent: boolean) =>
    needsConsent ? setAsks(action) : confirmed[action]()
  const confirmed = { send: () => void send(), edit: onEdit, delete: () => void erase() }

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] sm:flex sm:flex-wrap gap-8px">
      <AgainLink request={request} />
      {allowed.send && (
        <button
          type="button"
          className={`px-12px sm:px-24px ${request.state === 'refused' ? 'btn-outline' : 'btn-primary'}`}
          aria-disabled={isSending}
          aria-busy={isSending}
          onClick={() => press('send', allowed.sendNeedsConsent)}
        >
          <span
            className={isSending ? 'i-ph-circle-notch motion-safe:animate-spin' : 'i-ph-paper-plane-tilt'}
            aria-hidden
          />
          <span>{isSending ? words.sending : words.send}</span>
          {about}
        </button>
      )}
      {allowed.edit && (
        <button
          type="button"
          className={`px-12px sm:px-24px ${asksForCorrection(request) ? 'btn-primary' : 'btn-outline'}`}
          onClick={() => afterPaint(() => press('edit', allowed.editNeedsConsent))}
        >
          <span className="i-ph-pencil-simple" aria-hidden />
          {words.edit}
          {about}
        </button>
      )}
      <CopyButton text={messageText(request)} words={words} className={PLAIN}>
        {about}
      </CopyButton>
      {allowed.delete && (
        <button
          type="button"
          className={PLAIN}
          aria-haspopup="dialog"
          onClick={() => afterPaint(() => setAsks('delete'))}
        >
          <span className="i-ph-trash" aria-hidden />
          {words.delete}
          {about}
        </button>
      )}
      {asks && (
        <ConfirmDialog
          words={{ send: sendAgain, edit: editAnyway, delete: deletionWords(request) }[asks]}
          isDestructive={asks === 'delete'}
          onConfirm={confirmed[asks]}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  )
}

/** The API refused the details, so changing them is the next step. */
const asksForCorrection = ({ state, isDayGone }: RequestOnPhone) => state === 'refused' && !isDayGone

const PLAIN = 'btn-outline px-12px sm:px-24px'
