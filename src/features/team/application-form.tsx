import { type FormEvent, useRef, useState } from 'react'
import { APPLICATION_LIMITS } from '#contract/sent/team-application.ts'
import { formSign } from '#src/forms/form-sign.ts'
import { KeptNote } from '#src/forms/kept-note.tsx'
import { RestoredNote } from '#src/forms/restored-note.tsx'
import { SubmitPart } from '#src/forms/submit-part.tsx'
import { useFirstError } from '#src/forms/use-first-error.ts'
import { mayTakeFocus } from '#src/forms/use-taken-focus.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { blankFields } from './application.ts'
import { outcome, form as words } from './copy.ts'
import { PendingApplication } from './pending-application.tsx'
import { useApplication } from './use-application.ts'

/** Five required fields (spec §5). It works without a network: the outbox keeps what cannot be sent. */
export function ApplicationForm() {
  const panel = useRef<HTMLDivElement>(null)
  const { form, focusFirstError } = useFirstError()
  /** How many were taken from here: the outcome of the last one takes the focus. */
  const [takenCount, setTakenCount] = useState(0)
  const { typed, errors, refusal, isSending, isSaved, refusedId, kept, type, submit, clear, refuseEmail } =
    useApplication()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const email = event.currentTarget.elements.namedItem('email')
    if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
      // the browser's rule (decision G8)
      refuseEmail()
      return focusFirstError()
    }
    const after = await submit(formSign(form.current))
    if (!mayTakeFocus(panel.current)) return
    if (after === 'refused') focusFirstError()
    if (after === 'done') setTakenCount((before) => before + 1)
  }

  const field = (name: keyof typeof typed) => ({
    name,
    label: words.fields[name],
    value: typed[name],
    error: errors[name],
    maxLength: APPLICATION_LIMITS[name],
    onChange: (text: string) => type(name, text),
    required: true,
  })

  return (
    <div ref={panel} className="panel">
      <PendingApplication isSending={isSending} inForm={refusedId} takenCount={takenCount} />
      <h3 className="title-3 mb-24px">{words.title}</h3>
      <RestoredNote restoredAt={kept.restoredAt} onErase={clear} />
      <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-20px">
        <div className="grid gap-20px md:grid-cols-2">
          <TextField {...field('firstname')} autoComplete="given-name" />
          <TextField {...field('lastname')} autoComplete="family-name" />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField {...field('location')} help={words.help.location} autoComplete="address-level2" />
        <TextField {...field('reason')} help={words.help.reason} multiline />
        <SubmitPart
          words={words}
          icon="i-ph-paper-plane-tilt"
          missing={blankFields(typed).map((name) => words.labels[name])}
          isSending={isSending}
          refusal={refusal}
          silent={isSaved ? words.silent : outcome.inMemory}
        >
          <KeptNote isKept={kept.isKept} onErase={clear} />
        </SubmitPart>
      </form>
    </div>
  )
}
