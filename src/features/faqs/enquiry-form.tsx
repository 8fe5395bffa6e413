import { type FormEvent, type HTMLInputTypeAttribute, useState } from 'react'
import { filledUp } from '#src/forms/filled-up.ts'
import { submits, surePress } from '#src/forms/live/sure-press.ts'
import { KeptNote } from '#src/forms/notes/kept-note.tsx'
import { RestoredNote } from '#src/forms/notes/restored-note.tsx'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { draftFields, type Enquiry, enquiryMail, enquiryProblems, noEnquiry } from './enquiry.ts'
import { ENQUIRY_FIELDS, type EnquiryField } from './enquiry-fields.ts'
import { EnquiryReady } from './enquiry-ready.tsx'
import { EnquiryWays } from './enquiry-ways.tsx'
import { openEnquiryDraft } from './mutations.ts'
import { fieldLabels, help } from './page-copy.ts'

const AUTOCOMPLETE: Record<EnquiryField, string> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  location: 'address-level2',
  message: 'off',
}
const TYPES: Partial<Record<EnquiryField, HTMLInputTypeAttribute>> = { email: 'email' }

/** Composes an e-mail. It never says that anything was sent, because it cannot know (decision G4). */
export function EnquiryForm({ to }: { to: string }) {
  const [enquiry, setEnquiry] = useState(noEnquiry)
  const [problems, setProblems] = useState<Partial<Enquiry>>({})
  const [composed, setComposed] = useState<Enquiry | null>(null)

  const kept = useKeptForm({
    form: 'enquiry',
    open: openEnquiryDraft,
    fields: draftFields(enquiry),
    onRestore(found) {
      const filled = filledUp(enquiry, found)
      if (filled) setEnquiry(filled)
      return filled !== null
    },
    onErased: clear,
  })

  function clear() {
    setEnquiry(noEnquiry)
    setProblems({})
    setComposed(null)
  }

  function type(field: EnquiryField, text: string) {
    setEnquiry((before) => ({ ...before, [field]: text }))
    setComposed(null) // what it opens and copies is the text before
    setProblems(({ [field]: _, ...others }) => others)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = enquiryProblems(enquiry)
    setProblems(found)
    const first = ENQUIRY_FIELDS.find((field) => found[field])
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setComposed(enquiry)
    location.assign(enquiryMail(enquiry, to))
  }

  return (
    <div className="panel">
      <RestoredNote restoredAt={kept.restoredAt} onErase={clear} />
      {/* Before a handler exists, a plain form would put what was typed into the address. A form for a dialog, outside one, does nothing. */}
      <form method="dialog" className="grid gap-20px md:grid-cols-2" noValidate onSubmit={submit}>
        {ENQUIRY_FIELDS.map((field) => (
          <div key={field} className={field === 'message' ? 'md:col-span-2' : ''}>
            <TextField
              label={fieldLabels[field]}
              name={field}
              type={TYPES[field] ?? 'text'}
              value={enquiry[field]}
              onChange={(text) => type(field, text)}
              error={problems[field]}
              autoComplete={AUTOCOMPLETE[field]}
              multiline={field === 'message'}
              required
            />
          </div>
        ))}
        <div className="md:col-span-2 grid gap-20px justify-items-start">
          <button type="button" ref={submits} className="btn-primary" onPointerDown={surePress}>
            {help.submit}
          </button>
          <KeptNote isKept={kept.isKept} onErase={clear} />
          <div role="status">{composed && <EnquiryReady enquiry={composed} to={to} onSent={clear} />}</div>
        </div>
      </form>
      <EnquiryWays enquiry={enquiry} />
    </div>
  )
}
