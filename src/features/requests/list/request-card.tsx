import { type ReactNode, useState } from 'react'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { allowedActions, isEditable } from '#src/features/requests/actions/allowed-actions.ts'
import { OtherWays } from '#src/features/requests/actions/other-ways.tsx'
import { RequestActions } from '#src/features/requests/actions/request-actions.tsx'
import { actions, editing, kinds, times } from '#src/features/requests/copy.ts'
import { fullName } from '#src/features/requests/edit/details.ts'
import { EditRequest } from '#src/features/requests/edit/edit-request.tsx'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { copy } from '#src/forms/errors/copy.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { ErasedSoon } from './erased-soon.tsx'
import { RequestTimes } from './request-times.tsx'
import { type StateTone, stateWords } from './state-words.ts'

const TONES: Record<StateTone, string> = {
  waits: 'i-ph-clock-countdown text-laterite',
  good: 'i-ph-check-circle-fill text-leaf',
  bad: 'i-ph-warning-circle text-danger',
  unsure: 'i-ph-question text-laterite',
}

type Props = {
  request: RequestOnPhone
  isSaved: boolean
  /** Its details are gone, and this one of the same initials has arrived. */
  alike?: RequestOnPhone | undefined
  /** Only its head at first: it is one of many. */
  isFolded?: boolean
  /** The list keeps it, because a request that goes out meanwhile moves to another group and has to say so there. */
  isEditing: boolean
  /** As its form opened, the person took the risk that it may have arrived. */
  wasAsked?: boolean | undefined
  onEditing: (isEditing: boolean, nextId?: string) => void
  /** The next step, before all others. */
  children?: ReactNode
}

/** One request: what it is, the truth about it, and what the person can do. */
export function RequestCard(props: Props) {
  const { request, isSaved, alike, isFolded = false, isEditing, wasAsked, onEditing, children } = props
  const [isUnfolded, setUnfolded] = useState(!isFolded)
  const { id, kind, label, initials, state, details } = request
  const { title, text, tone } = stateWords(request, isSaved, useTodayInLagos())
  const allowed = allowedActions(request)
  const editable = isEditing && isEditable(request) ? details : null
  const isOpen = !isFolded || isUnfolded || editable !== null // folding would drop what is half typed
  const name = details ? fullName(details) : initials
  return (
    <li className={`panel grid grid-cols-1 gap-20px ${tone === 'good' ? 'bg-transparent' : ''}`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-16px">
        <span className={`${TONES[tone]} text-[1.75rem] mt-2px`} aria-hidden />
        <div className="grid gap-6px">
          <p className="eyebrow text-ink-soft">{kinds[kind]}</p>
          <h3 className="title-3 text-balance [overflow-wrap:anywhere]">{label}</h3>
          {name && (
            <p>
              {times.for} <bdi className="font-600 [overflow-wrap:anywhere]">{name}</bdi>
            </p>
          )}
          <p aria-live="polite" className="mt-6px">
            <strong className="font-600">{`${title}.`}</strong> <span>{text}</span>
            {alike && <span> {copy.arrivedAlike(initials, referenceCode(alike.id))}</span>}
          </p>
        </div>
      </div>
      <ErasedSoon request={request} />
      {isFolded && !editable && (
        <button
          type="button"
          className="btn-outline justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isOpen)}
        >
          <span className={isOpen ? 'i-ph-caret-up' : 'i-ph-caret-down'} aria-hidden />
          <span>{isOpen ? actions.less : actions.more}</span>
          <span className="visually-hidden">: {[label, name].filter(Boolean).join(', ')}</span>
        </button>
      )}
      {isOpen && <RequestTimes request={request} />}
      {isEditing && state === 'delivered' && (
        <p role="status" className="grid grid-cols-[auto_minmax(0,1fr)] gap-12px rounded-md bg-sand p-16px">
          <span className="i-ph-warning-circle text-danger text-[1.375rem]" aria-hidden />
          {editing.overtaken(referenceCode(id))}
        </p>
      )}
      {!isOpen ? null : editable ? (
        <EditRequest
          request={request}
          details={editable}
          isRisky={allowed.editNeedsConsent && !wasAsked}
          onClose={(refusedId) => onEditing(refusedId !== undefined, refusedId)}
        />
      ) : (
        <>
          {children}
          <RequestActions request={request} allowed={allowed} onEdit={() => onEditing(true)} />
          {allowed.otherWay && <OtherWays request={request} />}
        </>
      )}
    </li>
  )
}
