import { useState } from 'react'
import { deleteAndTell, sendAndTell } from './act-and-tell.ts'
import { AgainLink } from './again-link.tsx'
import type { AllowedActions } from './allowed-actions.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { sendAgain, actions as words } from './copy.ts'
import { CopyButton } from './copy-button.tsx'
import { deletionWords } from './deletion-words.ts'
import { focusList } from './list-focus.ts'
import { messageText } from './message-text.ts'
import type { RequestOnPhone } from './mutations.ts'

type Props = { request: RequestOnPhone; allowed: AllowedActions; onEdit: () => void }

export function RequestActions({ request, allowed, onEdit }: Props) {
  const [asks, setAsks] = useState<'send' | 'delete' | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { id, label } = request
  const about = <span className="visually-hidden">: {label}</span>

  async function send() {
    setIsSending(true)
    await sendAndTell(id)
    setIsSending(false)
  }

  async function erase() {
    if (await deleteAndTell(id)) focusList()
  }

  return (
    <div className="flex flex-wrap gap-8px">
      <AgainLink request={request} />
      {allowed.send && (
        <button
          type="button"
          className="btn-primary"
          disabled={isSending}
          onClick={() => (allowed.sendNeedsConsent ? setAsks('send') : void send())}
        >
          <span className="i-ph-paper-plane-tilt" aria-hidden />
          {isSending ? words.sending : words.send}
          {about}
        </button>
      )}
      {allowed.edit && (
        <button type="button" className="btn-outline" onClick={onEdit}>
          <span className="i-ph-pencil-simple" aria-hidden />
          {words.edit}
          {about}
        </button>
      )}
      <CopyButton text={messageText(request)}>{about}</CopyButton>
      {allowed.delete && (
        <button type="button" className="btn-outline" onClick={() => setAsks('delete')}>
          <span className="i-ph-trash" aria-hidden />
          {words.delete}
          {about}
        </button>
      )}
      {asks === 'send' && (
        <ConfirmDialog words={sendAgain} onConfirm={() => void send()} onClose={() => setAsks(null)} />
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          words={deletionWords(request)}
          onConfirm={() => void erase()}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  )
}
