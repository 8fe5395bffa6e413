import { useState } from 'react'
import { isSamePerson } from '#contract/sent/same-person.ts'
import { APPLICATION_LIMITS, normalisedApplication } from '#contract/sent/team-application.ts'
import { copy as errorWords } from '#src/forms/errors/copy.ts'
import { filledUp } from '#src/forms/filled-up.ts'
import { SubmissionForm } from '#src/forms/submission/submission-form.tsx'
import { useSubmission } from '#src/forms/submission/use-submission.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { blankFields, draftFields, noApplication, refusedApplication, wrongFields } from './application.ts'
import { applicationLabel, outcome, form as words } from './copy.ts'
import { APPLICATION_FORM, applyToTeam, openApplicationDraft } from './mutations.ts'
import { PendingApplication } from './pending-application.tsx'

/** Five required fields (spec §5). It works without a network: the outbox keeps what cannot be sent. */
export function ApplicationForm() {
  const [typed, setTyped] = useState(noApplication)
  const submission = useSubmission({
    form: APPLICATION_FORM,
    logName: applicationLabel,
    open: openApplicationDraft,
    fields: draftFields(typed),
    onRestore(found) {
      const filled = filledUp(typed, found)
      if (filled) setTyped(filled)
      return filled !== null
    },
    onClear: () => setTyped(noApplication),
    isSamePerson,
    wrong: wrongFields(typed),
    missing: blankFields(typed).map((name) => words.labels[name]),
    words: { invalidEmail: errorWords.invalidEmail, incomplete: outcome.incomplete },
    telling: { words: outcome },
    meaningOf: refusedApplication,
    deliver: (delivery) => applyToTeam(normalisedApplication(typed), delivery),
  })
  const { errors, isSending, saidId, told, forgive } = submission

  const field = (name: keyof typeof typed) => ({
    name,
    label: words.fields[name],
    value: typed[name],
    error: errors[name],
    maxLength: APPLICATION_LIMITS[name],
    onChange: (text: string) => {
      setTyped((before) => ({ ...before, [name]: text }))
      forgive(name)
    },
    required: true,
  })

  return (
    <div className="panel">
      <PendingApplication isSending={isSending} inForm={saidId} told={told} />
      <h3 className="title-3 mb-24px">{words.title}</h3>
      <SubmissionForm
        submission={submission}
        words={words}
        icon="i-ph-paper-plane-tilt"
        className="grid gap-20px"
      >
        <div className="grid gap-20px md:grid-cols-2">
          <TextField {...field('firstname')} autoComplete="given-name" />
          <TextField {...field('lastname')} autoComplete="family-name" />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('location')} help={words.help.location} autoComplete="address-level2" />
        <TextField {...field('reason')} help={words.help.reason} multiline />
      </SubmissionForm>
    </div>
  )
}
