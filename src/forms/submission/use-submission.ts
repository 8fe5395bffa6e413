import { type FormEvent, useRef, useState } from 'react'
import type { DraftFields, DraftKeeper } from '#src/forms/draft-saver.ts'
import { isEmailMistyped } from '#src/forms/errors/is-email-mistyped.ts'
import type { FieldErrors } from '#src/forms/errors/refused-fields.ts'
import { useFirstError } from '#src/forms/errors/use-first-error.ts'
import { formSign } from '#src/forms/form-sign.ts'
import { resultWords, type Telling } from '#src/forms/result/result-words.ts'
import type { Refused, SubmissionResult } from '#src/forms/result/submission-result.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { logFailure } from '#src/ui/log-failure.ts'
import { toast } from '#src/ui/toast.ts'
import { formAfter } from './form-after.ts'
import type { RefusalMeaning } from './refusal-meaning.ts'
import { useSending } from './use-sending.ts'
import { type Stand, standOf, type Told } from './use-taken-focus.ts'

/**
 * `corrects`: the one, refused or in doubt, whose details are still in the form. `whenKept` is called once the phone
 * holds this one, before it is sent.
 */
export type Delivery = {
  corrects?: string
  /** The names of its drafts on the phone. */
  drafts?: readonly string[]
  whenKept: () => void
  sign: ReturnType<typeof formSign>
}
export type Deliver<Why extends string> = (delivery: Delivery) => Promise<SubmissionResult<Why>>

/** What one form brings along. */
export type FormOfSubmission<Field extends string, Why extends string> = {
  /** Its name among the forms of the page. */
  form: string
  /** Its name in the log, without personal data. */
  logName: string
  /** Where it is kept on the phone. Must be the same function at every render. */
  open: () => Promise<DraftKeeper>
  /** What it holds; null when nothing of it is worth keeping. */
  fields: DraftFields | null
  onRestore: (kept: DraftFields) => boolean
  onClear: () => void
  /** False once another person is typed over what was sent: that is another request (decision 010). */
  isSamePerson: (sent: DraftFields, now: DraftFields) => boolean
  /** What must be changed before it can be sent, with words beside each field. */
  wrong: FieldErrors<Field>
  /** `incomplete` is told when something is missing; `waits`, why it cannot be sent yet, though nothing is. */
  words: { invalidEmail: string; incomplete?: string; waits?: string | undefined }
  /** Labels of the fields that are still empty. */
  missing: readonly string[]
  telling: Telling
  meaningOf: (refused: Refused<Why>) => RefusalMeaning<Field>
  /** Null while it cannot be sent. */
  deliver: Deliver<Why> | null
}

/** A form on its way through the outbox: idle, sending, then cleared, to be corrected, or kept as it is (spec §4). */
export function useSubmission<Field extends string, Why extends string>(own: FormOfSubmission<Field, Why>) {
  const { form, focusFirstError } = useFirstError()
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [corrected, setCorrected] = useState<{ id: string; sent: DraftFields; isFound?: true } | null>(null)
  const isStillIts = corrected && own.fields && own.isSamePerson(corrected.sent, own.fields)
  const refusedId = isStillIts ? corrected.id : null
  /** The form tells of it. One that came back has forgotten why it was refused. */
  const saidId = corrected?.isFound ? null : refusedId
  const [told, setTold] = useState<Told | null>(null)
  const held = useRef('')
  held.current = JSON.stringify(own.fields)

  const kept = useKeptForm({
    form: own.form,
    open: own.open,
    fields: own.fields && { ...own.fields, ...(refusedId !== null && { refusedId }) },
    onRestore(found) {
      if (!own.onRestore(found)) return false
      const { refusedId: id } = found
      if (id) setCorrected((standing) => standing ?? { id, sent: found, isFound: true })
      return true
    },
    onErased: clear,
  })
  const { failed, inMemory } = own.telling.words
  const { isSending, isSaved, sendOnce } = useSending(kept, () => {
    setRefusal(failed)
    toast.error(failed)
    logFailure(own.logName, 'broken')
  })

  function clear(): void {
    own.onClear()
    setErrors({})
    setRefusal(null)
    setCorrected(null)
  }

  function take(focus: (stand: Stand) => void): void {
    const stand = standOf(form.current?.parentElement ?? null)
    if (stand) focus(stand)
  }

  const tell = (id: string) => take((stand) => setTold({ id, ...stand }))

  async function send(deliver: Deliver<Why> | null): Promise<void> {
    if (!deliver) return setRefusal(failed)
    const moveFocus = await sendOnce(async (whenKept) => {
      const sent = held.current
      const corrects = refusedId === null ? {} : { corrects: refusedId }
      setRefusal(null)
      const result = await deliver({
        ...corrects,
        drafts: kept.ids(),
        whenKept,
        sign: formSign(form.current),
      })
      const after = formAfter(result, held.current === sent)
      const meaning = result.outcome === 'refused' ? own.meaningOf(result) : null
      const said = meaning?.over ?? resultWords(result, own.telling)
      if (said) toast[said.kind](said.text, said)
      if (meaning ? !meaning.over : said?.kind === 'error')
        logFailure(own.logName, meaning ? 'refused' : 'broken')
      if (after === 'done') {
        // Of a form that was left, nothing else erases what a full phone kept.
        if (result.outcome === 'delivered') kept.handOver()
        // It ends with this page, so its draft is the only copy on the phone.
        else if (result.outcome === 'queued' && !result.isSaved) kept.setAside()
        clear()
        return said && (() => tell(result.id))
      }
      const isOurs = after !== 'others'
      const isOver = meaning?.over || result.outcome === 'overtaken'
      const isOther = result.outcome === 'unsure' && result.isOther
      const isCorrected = isOurs && !isOver && !isOther
      // Nothing was sent, so the words are still no more than a change of what they correct.
      const isHeld = result.outcome === 'unsure' && result.isHeld
      const isAsBefore = refusedId !== null && isOurs && (isOther || isHeld)
      if (said) kept.takeBack(isAsBefore ? undefined : isCorrected ? result.id : null, !isOurs)
      else kept.letGo()
      setErrors((isOurs && meaning?.errors) || {})
      if (!isAsBefore) setCorrected(isCorrected ? { id: result.id, sent: JSON.parse(sent) } : null)
      if (!isOurs) return null
      setRefusal(meaning ? meaning.refusal : (said?.text ?? null))
      return meaning?.isAnsweredAbove ? () => tell(result.id) : () => take(({ how }) => focusFirstError(how))
    })
    moveFocus?.()
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const mistyped = isEmailMistyped(form.current) ? { email: own.words.invalidEmail } : {}
    const wrong = { ...own.wrong, ...mistyped }
    if (Object.keys(wrong).length === 0)
      return own.words.waits ? toast.info(own.words.waits) : send(own.deliver)
    if (own.words.incomplete && own.missing.length > 0) toast.error(own.words.incomplete)
    setErrors((before) => ({ ...before, ...wrong }))
    focusFirstError()
  }

  /** What was said about these fields is over. */
  function forgive(...fields: readonly Field[]): void {
    setErrors((before) => {
      const rest = { ...before }
      for (const field of fields) delete rest[field]
      return rest
    })
  }

  const { missing } = own
  const state = { errors, refusal, refusedId, saidId, told, isSending, isSaved, missing, inMemory }
  return { form, kept, ...state, tell, submit, send, clear, forgive }
}
