import { type ComponentProps, type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { isSameEmail } from '#contract/sent/same-person.ts'
import { changeAndTell } from '#src/features/requests/actions/act-and-tell.ts'
import { ConfirmDialog } from '#src/features/requests/actions/confirm-dialog.tsx'
import { dialog } from '#src/features/requests/actions/dialog-copy.ts'
import { detailLabels, editAnyway, editing as words } from '#src/features/requests/copy.ts'
import { keepFocus } from '#src/features/requests/list/list-focus.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { carriedForms, draftIn } from '#src/forms/dirty-forms.ts'
import { copy } from '#src/forms/errors/copy.ts'
import { isEmailMistyped } from '#src/forms/errors/is-email-mistyped.ts'
import { useFirstError } from '#src/forms/errors/use-first-error.ts'
import { surePress } from '#src/forms/live/sure-press.ts'
import { isDraftLike, useDraft } from '#src/forms/use-draft.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { toast } from '#src/ui/toast.ts'
import {
  blankDetails,
  DETAIL_FIELDS,
  DETAIL_LIMITS,
  type DetailField,
  type Details,
  wrongDetails,
} from './details.ts'
import { refusedDetails } from './refused-details.ts'

const KINDS: Partial<Record<DetailField, Pick<ComponentProps<typeof TextField>, 'type' | 'multiline'>>> = {
  email: { type: 'email' },
  phoneNumber: { type: 'tel' },
  reason: { multiline: true },
}

type Props = {
  request: RequestOnPhone
  details: Details
  /** It may have arrived by now, of which the person was not asked when the form opened. */
  isRisky: boolean
  /** `refusedId`: it was refused again and is on the list under this name, still to be corrected. */
  onClose: (refusedId?: string) => void
}

const FORM = 'edit-'
const formOf = (id: string) => FORM + id

/** By the ids of the requests whose correction a reload has carried: nobody was asked about a risk since. */
export const carriedEdits = (): Record<string, boolean> =>
  Object.fromEntries(carriedForms().map((form) => [form.slice(FORM.length), false]))

/** Its card moves to another group when the request is refused or in doubt. The form that was there is not gone yet. */
function typedBefore(id: string, details: Details): Details {
  const typed = draftIn(formOf(id))
  return isDraftLike(typed, details) ? typed : details
}

/** Changes who a request is for; the tour itself stays. */
export function EditRequest({ request, details, isRisky, onClose }: Props) {
  const { id, kind } = request
  const { form, focusFirstError } = useFirstError()
  const [typed, setTyped] = useState(() => typedBefore(id, details))
  useDraft(formOf(id), typed, details, setTyped)
  const isSecond =
    kind === 'team-application' &&
    request.mayHaveArrived &&
    !request.isElsewhere &&
    !isSameEmail(typed, details)
  const [errors, setErrors] = useState(() => refusedDetails(request))
  const [isSending, setIsSending] = useState(false)
  const [asks, setAsks] = useState(false)

  // Whoever types while the card moves goes on in the same field.
  const [held] = useState(() => draftIn(formOf(id)) && document.activeElement?.getAttribute('name'))
  // The button that opened it is gone. This runs one frame later, since a closing dialog returns the focus first. After
  // a refusal it opens by itself: who has turned to something beside it stays there.
  useEffect(() => {
    const find = (which: string) => form.current?.querySelector<HTMLElement>(which)
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.contains(form.current))
        (find(`[name="${held}"]`) ?? find('[aria-invalid=true]') ?? find('input'))?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [form, held])
  // It goes with its card as soon as the request is sent under another name, long before the answer.
  useLayoutEffect(() => keepFocus, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const mistyped = isEmailMistyped(form.current) ? { email: copy.invalidEmail } : {}
    const wrong = { ...wrongDetails(kind, typed), ...mistyped }
    if (Object.keys(wrong).length > 0) {
      if (blankDetails(kind, typed).length > 0) toast.error(words.incomplete)
      setErrors(wrong)
      return focusFirstError()
    }
    if (isRisky || isSecond) return setAsks(true)
    await send()
  }

  async function send() {
    setIsSending(true)
    const after = await changeAndTell(request, typed)
    setIsSending(false)
    if (after) onClose(after.form === 'refused' ? after.id : undefined)
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
                setErrors(({ [field]: _, ...rest }) => rest)
              }}
              error={errors[field]}
              autoComplete="off" // an agent's phone would offer the agent's own details for every prospect
              maxLength={DETAIL_LIMITS[field]}
              required
            />
          </div>
        ))}
      </div>
      {kind === 'tour-booking' && <p className="small-print">{words.booking}</p>}
      <div className="flex flex-wrap gap-8px">
        <button
          type="submit"
          className="btn-primary"
          aria-disabled={isSending || blankDetails(kind, typed).length > 0}
          aria-busy={isSending}
          onPointerDown={surePress}
        >
          {isSending && <span className="i-ph-circle-notch motion-safe:animate-spin" aria-hidden />}
          <span>{isSending ? words.saving : words.save}</span>
        </button>
        <button type="button" className="btn-outline" onClick={() => onClose()} disabled={isSending}>
          {dialog.cancel}
        </button>
      </div>
      {asks && (
        <ConfirmDialog words={editAnyway} onConfirm={() => void send()} onClose={() => setAsks(false)} />
      )}
    </form>
  )
}
