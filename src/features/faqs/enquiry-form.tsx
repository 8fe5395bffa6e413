import { type FormEvent, type HTMLInputTypeAttribute, useState } from 'react'
import { TextField } from '#src/ui/text-field.tsx'
import { useDraft } from '#src/ui/use-draft.ts'
import {
  ENQUIRY_FIELDS,
  type Enquiry,
  type EnquiryField,
  enquiryMail,
  enquiryProblems,
  noEnquiry,
} from './enquiry.ts'
import { EnquiryReady } from './enquiry-ready.tsx'
import { fieldLabels, help } from './page-copy.ts'

const AUTOCOMPLETE: Record<EnquiryField, string> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  location: 'address-level2',
  message: 'off',
}
const TYPES: Partial<Record<EnquiryField, HTMLInputTypeAttribute>> = { email: 'email' }

/** Composes an e-mail; it never says that anything was sent, for it cannot know (decision G4). */
export function EnquiryForm({ to }: { to: string }) {
  const [enquiry, setEnquiry] = useState(noEnquiry)
  const [problems, setProblems] = useState<Partial<Enquiry>>({})
  const [composed, setComposed] = useState<Enquiry | null>(null)
  useDraft('enquiry', enquiry, noEnquiry, setEnquiry)

  function type(field: EnquiryField, text: string) {
    setEnquiry((before) => ({ ...before, [field]: text }))
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
    <form className="panel grid gap-20px md:grid-cols-2" noValidate onSubmit={submit}>
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
        <button type="submit" className="btn-primary">
          {help.submit}
        </button>
        <div role="status">{composed && <EnquiryReady enquiry={composed} to={to} />}</div>
      </div>
    </form>
  )
}
