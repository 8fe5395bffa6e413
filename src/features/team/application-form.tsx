import { type FormEvent, useRef } from 'react'
import { KeptNote } from '#src/ui/kept-note.tsx'
import { RestoredNote } from '#src/ui/restored-note.tsx'
import { SubmitPart } from '#src/ui/submit-part.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { isFilled } from './application.ts'
import { outcome, form as words } from './copy.ts'
import { PendingApplication } from './pending-application.tsx'
import { useApplication } from './use-application.ts'

/** Five required fields (spec §5). It works without a network: the outbox keeps what cannot be sent. */
export function ApplicationForm() {
  const panel = useRef<HTMLDivElement>(null)
  const { typed, errors, isSending, isSaved, refusedId, kept, type, submit, clear, refuseEmail } =
    useApplication()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = event.currentTarget.elements.namedItem('email')
    if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
      // the browser's rule (decision G8)
      refuseEmail()
      return email.focus()
    }
    if (await submit()) panel.current?.scrollIntoView() // its first words say what became of it
  }

  const field = (name: keyof typeof typed) => ({
    name,
    label: words.fields[name],
    value: typed[name],
    error: errors[name],
    onChange: (text: string) => type(name, text),
    required: true,
  })

  return (
    <div ref={panel} className="panel">
      <PendingApplication isSending={isSending} inForm={refusedId} />
      <h3 className="title-3 mb-24px">{words.title}</h3>
      <RestoredNote restoredAt={kept.restoredAt} onErase={clear} />
      <form noValidate onSubmit={onSubmit} className="grid gap-20px">
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
          isReady={isFilled(typed)}
          isSending={isSending}
          silent={isSaved ? words.silent : outcome.inMemory}
        >
          <KeptNote isKept={kept.isKept} onErase={clear} />
        </SubmitPart>
      </form>
    </div>
  )
}
