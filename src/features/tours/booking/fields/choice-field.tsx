import { useEffect, useRef, useState } from 'react'
import type { ChoiceStep } from '#src/features/tours/booking/booking-choice.ts'
import type { ChoiceList } from '#src/features/tours/booking/choice-list.ts'
import { choiceProblems, choices, tours } from '#src/features/tours/copy.ts'
import { lagosDate } from '#src/format/lagos-date.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnread } from '#src/ui/reads/list-state.ts'
import { unreadText } from '#src/ui/reads/unread-notice.tsx'
import { useTrying } from '#src/ui/reads/use-trying.ts'

/** Nobody waits for less: a list that comes at once is there with the next key. */
const LONG_MS = 1_000

type Props = {
  step: ChoiceStep
  value: string | null
  /** null = the choice before it is still open. */
  list: ChoiceList | null
  error: string | undefined
  onChange: (value: string) => void
}

/** One choice with the state of its list: closed, loading, empty, over, unreadable or open. */
export function ChoiceField({ step, value, list, error, onChange }: Props) {
  const words = choices[step]
  const isLoading = list?.state === 'loading'
  const { field, said } = useLongWait(step, list?.state, value)
  return (
    <div ref={field}>
      <SelectField
        label={words.label}
        name={step}
        value={list?.state === 'loaded' ? (value ?? '') : ''}
        options={list?.options ?? []}
        placeholder={isLoading ? words.loading : words.placeholder}
        loading={isLoading}
        disabled={list?.state !== 'loaded'}
        error={error}
        onChange={onChange}
        required
      />
      <div aria-live="polite">
        <span className="visually-hidden">{said}</span>
        {list && <ListNote list={list} empty={words.empty} />}
      </div>
      {step === 'scheduleId' && list?.state === 'loaded' && list.storedAt !== null && (
        <Age storedAt={list.storedAt} prefix={choiceProblems.agePrefix} />
      )}
    </div>
  )
}

/**
 * No key leads to a list that loads, so a screen reader hears that it does, and then that it can be chosen. Once: what
 * is chosen anew, or comes at once, is heard of by itself. Nor does it hear of a form that fills itself elsewhere.
 */
function useLongWait(step: ChoiceStep, state: ChoiceList['state'] | undefined, value: string | null) {
  const field = useRef<HTMLDivElement>(null)
  const hasWaited = useRef(false)
  const [said, say] = useState('')
  useEffect(() => {
    const { loading, placeholder } = choices[step]
    const sayHere = (words: string) =>
      say(field.current?.closest('section')?.contains(document.activeElement) ? words : '')
    if (state === 'loading' && value === null) {
      say('')
      const timer = setTimeout(() => {
        hasWaited.current = true
        sayHere(loading)
      }, LONG_MS)
      return () => clearTimeout(timer)
    }
    sayHere(hasWaited.current && state === 'loaded' && value === null ? placeholder : '')
    hasWaited.current = false
    return undefined
  }, [step, state, value])
  return { field, said }
}

function ListNote({ list, empty }: { list: ChoiceList; empty: string }) {
  const { isTrying, tryNow } = useTrying(list.retry)
  if (list.state === 'empty')
    return <p className="field-help">{list.noneAfter ? tours.noneAfter(lagosDate(list.noneAfter)) : empty}</p>
  if (list.state !== 'over' && !isUnread(list.state)) return null
  const why = list.state === 'over' ? tours.over : unreadText(list.state, choiceProblems).text
  return (
    <p className="field-help">
      <span>
        {list.keptDays?.length ? `${why} ${choiceProblems.keptDays(list.keptDays.map(lagosDate))}` : why}
      </span>{' '}
      <button
        type="button"
        className="text-link min-h-44px cursor-pointer"
        aria-busy={isTrying}
        onClick={tryNow}
      >
        {isTrying ? choiceProblems.trying : choiceProblems.tryAgain}
      </button>
    </p>
  )
}
