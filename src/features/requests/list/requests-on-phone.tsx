import { type ReactNode, useState } from 'react'
import type { GoneSlot } from '#contract/sent/tour-booking.ts'
import { useOnce } from '#src/device/use-once.ts'
import { needsAnotherDate } from '#src/features/requests/actions/again.ts'
import { allowedActions, isEditable } from '#src/features/requests/actions/allowed-actions.ts'
import { storage, list as words } from '#src/features/requests/copy.ts'
import { ToursOfTheDay } from '#src/features/requests/day/tours-of-the-day.tsx'
import { carriedEdits } from '#src/features/requests/edit/edit-request.tsx'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { plural } from '#src/format/count.ts'
import { arrivedAlike } from '#src/forms/live/arrived-alike.ts'
import { TellMe } from '#src/forms/live/tell-me.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { LookupSkeleton } from '#src/ui/reads/lookup-skeleton.tsx'
import { Notice } from '#src/ui/reads/notice.tsx'
import { findRequests } from './find-requests.ts'
import { LIST_ID } from './list-focus.ts'
import { MissingRequest } from './missing-request.tsx'
import { NothingKept } from './nothing-kept.tsx'
import { RequestCard } from './request-card.tsx'
import { requestGroups } from './request-groups.ts'
import { useRequestsOnPhone } from './use-requests-on-phone.ts'

/** More than these do not fit on a screen, so they are folded and can be searched. */
const MANY = 5
const GROUPS = ['needsYou', 'waiting', 'done'] as const

/** By the id of a request: whether the person was asked, since it may have arrived, as its form opened. */
type Edited = Readonly<Record<string, boolean>>

type Props = {
  /** Other dates for a booking whose slot is gone. The screen supplies them, because they belong to the tours. */
  slotOffer: (booking: { id: string; gone: GoneSlot }) => ReactNode
  /** A link to the form for a booking whose day is gone, if no dates can be offered. */
  anotherDate: (id: string) => ReactNode
  /** The calendar and the rest that follows a booking. */
  visit: (request: RequestOnPhone) => ReactNode
}

/** Every request of this phone; those that need a decision come first. */
export function RequestsOnPhone({ slotOffer, anotherDate, visit }: Props) {
  const onPhone = useRequestsOnPhone()
  const [sought, setSought] = useState('')
  const [edited, setEdited] = useState<Edited>(carriedEdits)
  const isMany = useOnce((onPhone?.requests.length ?? 0) > MANY) // what is under the finger stays there
  if (onPhone === null) {
    return (
      <LookupSkeleton words={words.looking}>
        <NothingKept />
      </LookupSkeleton>
    )
  }
  const { requests, unreadableCount, problem, onDisk, missing } = onPhone
  const isNone = requests.length === 0 && problem !== 'unavailable'
  if (isNone && sought !== '') setSought('') // what was deleted is named nowhere
  const found = findRequests(requests, sought)
  const shown = requests.filter((request) => request.id in edited || found.includes(request))
  const groups = requestGroups(shown)
  /** What was delivered while its form was open said so beside it, and needs no place in the next search. */
  const seek = (text: string) => {
    setSought(text)
    const editable = new Set(requests.filter(isEditable).map(({ id }) => id))
    setEdited((before) => Object.fromEntries(Object.entries(before).filter(([id]) => editable.has(id))))
  }
  return (
    <div id={LIST_ID} tabIndex={-1} className="grid grid-cols-1 gap-40px outline-none">
      {problem && <Notice icon="i-ph-warning-circle" text={storage[problem]} />}
      {unreadableCount > 0 && (
        <Notice icon="i-ph-question" text={storage.unreadable(plural(unreadableCount, 'request'))} />
      )}
      {missing.map((request) => (
        <MissingRequest key={request.id} request={request} />
      ))}
      {isNone && <NothingKept />}
      <ToursOfTheDay requests={requests} />
      {isMany && !isNone && (
        <TextField
          label={words.find}
          help={words.findHelp}
          name="find"
          type="search"
          autoComplete="off"
          value={sought}
          onChange={seek}
        />
      )}
      <p role="status" className="empty:absolute">
        {sought !== '' && requests.length > 0 && found.length === 0 && words.notFound(sought)}
      </p>
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="title-3 flex items-center gap-12px">
            {words[group]}
            <span className="tag tabular-nums">{groups[group].length}</span>
          </h2>
          {group === 'waiting' && problem === null && (
            <div className="mt-12px">
              <TellMe />
            </div>
          )}
          {group === 'done' && <p className="small-print mt-4px">{words.aboutDone}</p>}
          <ul className="grid grid-cols-1 gap-16px mt-16px">
            {groups[group].map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                alike={request.details ? undefined : arrivedAlike(request, requests)}
                isSaved={onDisk.has(request.id)}
                isFolded={sought === '' ? isMany : shown.length > MANY}
                isEditing={request.id in edited}
                wasAsked={edited[request.id]}
                onEditing={(isEditing, nextId = request.id) =>
                  setEdited(({ [request.id]: _, ...others }) =>
                    isEditing ? { ...others, [nextId]: allowedActions(request).editNeedsConsent } : others,
                  )
                }
              >
                {request.gone && slotOffer({ id: request.id, gone: request.gone })}
                {needsAnotherDate(request) && anotherDate(request.id)}
                {visit(request)}
              </RequestCard>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
