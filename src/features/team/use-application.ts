import { useRef, useState } from 'react'
import type { FormSign } from '#contract/sent/form-sign.ts'
import {
  type ApplicationField,
  type ApplicationPayload,
  normalisedApplication,
} from '#contract/sent/team-application.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useSending } from '#src/forms/use-sending.ts'
import { logFailure } from '#src/ui/log-failure.ts'
import { toast } from '#src/ui/toast.ts'
import {
  blankFields,
  draftFields,
  type FieldErrors,
  filledUp,
  missingErrors,
  noApplication,
  refusedFields,
  tooLongErrors,
} from './application.ts'
import { applicationLabel, form, outcome as words } from './copy.ts'
import { type ApplicationResult, applyToTeam, openApplicationDraft } from './mutations.ts'
import { queuedWords } from './queued-words.ts'

/** The form has done its work, or waits to be corrected; null when it stays unchanged. */
type FormAfter = 'done' | 'refused' | null

/** Idle, submitting, success (fields cleared), failure (fields kept): spec §4. */
export function useApplication() {
  const [typed, setTyped] = useState(noApplication)
  const held = useRef('')
  held.current = JSON.stringify(typed)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusedId, setRefusedId] = useState<string | null>(null)
  const kept = useKeptForm({
    form: 'team-application',
    open: openApplicationDraft,
    fields: draftFields(typed, refusedId),
    onRestore(found) {
      setTyped((standing) => filledUp(standing, found))
      setRefusedId((standing) => standing ?? found.refusedId ?? null)
    },
  })
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isSending, isSaved, sendOnce } = useSending(kept, () => {
    setRefusal(words.failed)
    toast.error(words.failed)
    logFailure(applicationLabel, 'broken')
  })

  function type(field: ApplicationField, text: string): void {
    setTyped((before) => ({ ...before, [field]: text }))
    setErrors(({ [field]: _, ...rest }) => rest)
  }

  async function send(payload: ApplicationPayload & { sign: FormSign }): Promise<FormAfter> {
    return sendOnce(async (whenKept): Promise<FormAfter> => {
      const sent = held.current
      setRefusal(null)
      const result = await applyToTeam(payload, refusedId, whenKept)
      const isOurs = held.current === sent // words typed over it meanwhile belong to somebody else
      const isDone = isTaken(result) && isOurs
      const refused = isOurs ? errorsOf(result) : {}
      setRefusedId(isOurs && !isDone && 'applicationId' in result ? result.applicationId : null)
      setErrors(refused)
      if (isDone) setTyped(noApplication)
      else kept.takeBack()
      tell(result)
      if (isDone) return 'done'
      if (!isOurs) return null
      if (Object.keys(refused).length === 0) setRefusal(words.failed)
      return 'refused'
    })
  }

  async function submit(sign: FormSign): Promise<FormAfter> {
    const blank = blankFields(typed)
    const wrong = { ...missingErrors(blank), ...tooLongErrors(typed) }
    if (Object.keys(wrong).length === 0) return send({ ...normalisedApplication(typed), sign })
    if (blank.length > 0) toast.error(words.incomplete)
    setErrors((before) => ({ ...before, ...wrong }))
    return 'refused'
  }

  function clear(): void {
    setTyped(noApplication)
    setErrors({})
    setRefusal(null)
    setRefusedId(null)
  }

  const refuseEmail = () => setErrors((before) => ({ ...before, email: form.invalidEmail }))
  return { typed, errors, refusal, isSending, isSaved, refusedId, kept, type, submit, clear, refuseEmail }
}

/** The outbox has it, or we have it already. A fault of the server is no reason to type it all again. */
const isTaken = (result: ApplicationResult) =>
  result.outcome === 'delivered' ||
  result.outcome === 'queued' ||
  (result.outcome === 'unsure' && !result.isFault)

function errorsOf(result: ApplicationResult): FieldErrors {
  if (result.outcome === 'already-received') return { email: form.usedEmail }
  return result.outcome === 'refused' ? refusedFields(result.fieldErrors) : {}
}

function tell(result: ApplicationResult): void {
  if (result.outcome === 'delivered') toast.success(words.delivered)
  else if (result.outcome === 'queued') toast.info(queuedWords(result))
  else if (result.outcome === 'unsure' && !result.isFault) toast.warning(words.unsure)
  else if (result.outcome === 'already-received') toast.info(words.alreadyReceived)
  else {
    toast.error(words.failed)
    logFailure(applicationLabel, result.outcome === 'refused' ? 'refused' : 'broken')
  }
}
