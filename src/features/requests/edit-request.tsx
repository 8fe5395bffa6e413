import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '#src/ui/text-field.tsx'
import { toast } from '#src/ui/toast.ts'
import { useDraft } from '#src/ui/use-draft.ts'
import { changeAndTell } from './act-and-tell.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { actions, detailLabels, editAnyway, editing as words } from './copy.ts'
import { areFilled, DETAIL_FIELDS, type DetailField, type Details } from './details.ts'
import { focusList } from './list-focus.ts'
import type { RequestOnPhone } from './mutations.ts'

type FieldKind = Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'inputMode' | 'multiline'>

/** No autocomplete: an agent's phone would offer the agent's own details for every prospect. */
const KINDS: Record<DetailField, FieldKind> = {
  firstname: { autoComplete: 'off' },
  lastname: { autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  location: { autoComplete: 'off' },
  reason: { multiline: true },
}

type Props = {
  request: RequestOnPhone
  details: Details
  /** It may have arrived by now: the person is asked, unless that was so when the form was opened. */
  isRisky: boolean
  onClose: () => void
}

/** Changes who a request is for; the tour itself stays. */
export function EditRequest({ request: { id, kind }, details, isRisky, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(details)
  useDraft(`edit-${id}`, typed, details, setTyped)
  const [emailError, setEmailError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const wasAsked = useRef(isRisky)
  const [asks, setAsks] = useState(false)

  // The button that opened it is gone; a frame later, since a closing dialog gives the focus back first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  function close() {
    onClose()
    focusList()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!areFilled(kind, typed)) return toast.error(words.incomplete)
    const email = event.currentTarget.elements.namedItem('email')
    if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
      setEmailError(words.invalidEmail)
      return email.focus()
    }
    if (isRisky && !wasAsked.current) return setAsks(true)
    await send()
  }

  async function send() {
    setIsSending(true)
    const isTaken = await changeAndTell(id, typed)
    setIsSending(false)
    if (isTaken) close()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-20px" aria-label={words.title}>
      <div className="grid gap-20px sm:grid-cols-2">
        {DETAIL_FIELDS[kind].map((field) => (
          <div key={field} className={field === 'reason' ? 'sm:col-span-2' : ''}>
            <TextField
              {...KINDS[field]}
              label={detailLabels[field]}
              name={field}
              value={typed[field] ?? ''}
              onChange={(text) => {
                setTyped((before) => ({ ...before, [field]: text }))
                if (field === 'email') setEmailError(undefined)
              }}
              error={field === 'email' ? emailError : undefined}
              required
            />
          </div>
        ))}
      </div>
      {kind === 'tour-booking' && <p className="small-print">{words.booking}</p>}
      <div className="flex flex-wrap gap-8px">
        <button type="submit" className="btn-primary" disabled={isSending || !areFilled(kind, typed)}>
          {isSending ? words.saving : words.save}
        </button>
        <button type="button" className="btn-outline" onClick={close} disabled={isSending}>
          {actions.cancel}
        </button>
      </div>
      {asks && (
        <ConfirmDialog words={editAnyway} onConfirm={() => void send()} onClose={() => setAsks(false)} />
      )}
    </form>
  )
}
