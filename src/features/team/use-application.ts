import { useRef, useState } from 'react'
import type { ApplicationPayload } from '#contract/virtual-team.ts'
import { logFailure } from '#src/ui/log-failure.ts'
import { toast } from '#src/ui/toast.ts'
import { useKeptForm } from '#src/ui/use-kept-form.ts'
import { useSending } from '#src/ui/use-sending.ts'
import {
  type ApplicationField,
  applicationPayload,
  draftFields,
  filledUp,
  isFilled,
  noApplication,
  refusedFields,
} from './application.ts'
import { applicationLabel, form, outcome as words } from './copy.ts'
import { type ApplicationResult, applyToTeam, openApplicationDraft } from './mutations.ts'
import { queuedWords } from './queued-words.ts'

export type FieldErrors = Partial<Record<ApplicationField, string>>

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
  const { isSending, isSaved, sendOnce } = useSending(kept, () => {
    toast.error(words.failed)
    logFailure(applicationLabel, 'broken')
  })

  function type(field: ApplicationField, text: string): void {
    setTyped((before) => ({ ...before, [field]: text }))
    setErrors(({ [field]: _, ...rest }) => rest)
  }

  async function send(payload: ApplicationPayload): Promise<boolean> {
    const isSent = await sendOnce(async (whenKept) => {
      const sent = held.current
      const result = await applyToTeam(payload, refusedId, whenKept)
      const isOurs = held.current === sent // what was typed over it meanwhile is somebody else's
      const isDone = isTaken(result) && isOurs
      setRefusedId(result.outcome === 'refused' && isOurs ? result.applicationId : null)
      setErrors(isOurs ? errorsOf(result) : {})
      if (isDone) setTyped(noApplication)
      else kept.takeBack()
      tell(result)
      return isDone
    })
    return isSent ?? false
  }

  /** Answers true when the form has done its work. */
  async function submit(): Promise<boolean> {
    if (isFilled(typed)) return send(applicationPayload(typed))
    toast.error(words.incomplete)
    return false
  }

  function clear(): void {
    setTyped(noApplication)
    setErrors({})
    setRefusedId(null)
  }

  const refuseEmail = () => setErrors((before) => ({ ...before, email: form.invalidEmail }))
  return { typed, errors, isSending, isSaved, refusedId, kept, type, submit, clear, refuseEmail }
}

/** In the hands of the outbox, or here already. */
const isTaken = ({ outcome }: ApplicationResult) =>
  outcome === 'delivered' || outcome === 'queued' || outcome === 'unsure'

function errorsOf(result: ApplicationResult): FieldErrors {
  if (result.outcome === 'already-received') return { email: form.usedEmail }
  return result.outcome === 'refused' ? refusedFields(result.fieldErrors) : {}
}

function tell(result: ApplicationResult): void {
  if (result.outcome === 'delivered') toast.success(words.delivered)
  else if (result.outcome === 'queued') toast.info(queuedWords(result))
  else if (result.outcome === 'unsure') toast.warning(words.unsure)
  else if (result.outcome === 'already-received') toast.info(words.alreadyReceived)
  else {
    toast.error(words.failed)
    logFailure(applicationLabel, 'refused')
  }
}
