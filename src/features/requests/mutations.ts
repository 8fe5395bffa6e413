/**
 * What this screen asks of the outbox, but for erasing everything (erasure/mutations.ts). What it returns stays in this
 * page's memory (decision G15).
 */

import { normalisedApplication } from '#contract/sent/team-application.ts'
import { type BookedTour, type GoneSlot, isSlotGone, normalisedContact } from '#contract/sent/tour-booking.ts'
import { siteConfig } from '#contract/site-config.ts'
import { type Entry, type EntryKind, type EntryState, isInDoubt, type Submission } from '#outbox/entry.ts'
import { goneSlotOf } from '#outbox/gone-slot.ts'
import { initialsOf } from '#outbox/initials.ts'
import { WARNED_BEFORE_MS } from '#outbox/queue/lifetime.ts'
import type { Removed, TooLate } from '#outbox/queue/revise.ts'
import type { Outcome, SubmitResult } from '#outbox/queue/submit.ts'
import { isFromElsewhere, siteOutbox } from '#outbox/site-outbox.ts'
import { isAlreadyReceived } from '#outbox/waiting.ts'
import { DETAIL_FIELDS, type Details } from '#src/features/requests/edit/details.ts'

/** A request as this screen shows it. Times are ms since 1970. */
export type RequestOnPhone = {
  id: string
  /** The requests, and the drafts, whose place it took. */
  replaces: readonly string[]
  kind: EntryKind
  /** What it is, without personal data. */
  label: string
  /** The person's initials, also once the details are erased. */
  initials: string
  state: EntryState | 'already-received'
  createdAt: number
  /** When the details are erased, sent or not. */
  expiresAt: number
  /** From then on the person is warned of the erasure. */
  warnFrom: number
  lastAttemptAt: number | null
  nextAttemptAt: number
  waitingFor: Entry['waitingFor']
  settledAt: number | null
  mayHaveArrived: boolean
  /** It may have arrived. If it is sent again all the same, the API knows its key. */
  countsOnce: boolean
  /** Its day or its time is not available. `gone` says more: other dates can be offered. */
  isDayGone: boolean
  /** Made for another API, under whose numbers a tour of this one may be another. */
  isElsewhere: boolean
  /** The API's words about details of the person, for a person who changes them. */
  fieldWords: Readonly<Record<string, string>>
  /** The API's words of refusal. */
  message: string | null
  /** What the person typed; null once it was erased. */
  details: Details | null
  /** Not null: refused because the slot is gone, and other dates of the tour can be offered. */
  gone: GoneSlot | null
  /** Of a booking, with its visit if the row keeps it. */
  tour: BookedTour | null
}

export type RequestList = {
  /** Newest first, receipts included. */
  requests: RequestOnPhone[]
  /** Requests that a newer version of the site wrote. */
  unreadableCount: number
  problem: 'full' | 'unavailable' | null
  /** The ids that the disk holds. */
  onDisk: ReadonlySet<string>
  /** What the browser discarded unsent. */
  missing: { id: string; label: string }[]
}

export async function requestsOnPhone(): Promise<RequestList> {
  const { entries, ...rest } = await siteOutbox().list()
  return { requests: entries.map(requestOf), ...rest }
}

function requestOf(entry: Entry): RequestOnPhone {
  const { body: _, ...rest } = entry
  const { kind, expiresAt, mayHaveArrived } = rest
  const fieldWords = Object.values(entry.fieldErrors).join(' ')
  const isElsewhere = isFromElsewhere(entry)
  return {
    ...rest,
    initials: initialsOf(entry),
    state: isAlreadyReceived(entry) ? 'already-received' : entry.state,
    warnFrom: expiresAt - WARNED_BEFORE_MS,
    mayHaveArrived: isInDoubt(entry),
    countsOnce: mayHaveArrived && siteConfig.apiIsIdempotent,
    isDayGone: kind === 'tour-booking' && entry.state === 'refused' && (isElsewhere || isSlotGone(entry)),
    isElsewhere,
    fieldWords: entry.fieldErrors,
    message: fieldWords || entry.message,
    details: detailsOf(entry),
    gone: goneSlotOf(entry),
    tour: entry.kind === 'tour-booking' ? entry.tour : null,
  }
}

function detailsOf({ kind, body }: Entry): Details | null {
  if (body === null) return null
  const record: Record<string, unknown> = body
  const texts = DETAIL_FIELDS[kind].map((field) => [field, String(record[field] ?? '')] as const)
  return Object.fromEntries(texts)
}

/** Calls back after every change, by this page, another one or the worker. Returns a function that unsubscribes. */
export const subscribeToRequests = (listener: () => void): (() => void) => siteOutbox().subscribe(listener)

/**
 * `too-late`: it is being sent at this moment, or is gone. `standing`: nothing was sent, because the same request is on
 * the list, in doubt or on its way. `already-received`: the address has applied before, which is no refusal.
 */
export type SendOutcome = Outcome | 'too-late' | 'standing' | 'already-received'

/** `id` is its name on the list from now on: what was refused or changed goes out under a new key. */
export type Sent = { outcome: SendOutcome; id: string }

function sentOf(result: SubmitResult | TooLate, id: string): Sent {
  const { outcome, entry } = result
  const isStanding = 'isStanding' in result && result.isStanding
  const settled = entry && isAlreadyReceived(entry) ? 'already-received' : outcome
  return { outcome: isStanding ? 'standing' : settled, id: entry?.id ?? id }
}

export const sendRequestNow = async (id: string): Promise<Sent> => sentOf(await siteOutbox().sendNow(id), id)

/** Replaces the details and sends the request. */
export async function changeRequest(id: string, details: Details): Promise<Sent> {
  const { entries } = await siteOutbox().list()
  const submission = submissionOf(
    entries.find((entry) => entry.id === id),
    details,
  )
  if (submission === null) return { outcome: 'too-late', id }
  return sentOf(await siteOutbox().edit(id, submission), id)
}

function submissionOf(entry: Entry | undefined, details: Details): Submission | null {
  if (!entry || entry.body === null) return null
  const { label } = entry
  switch (entry.kind) {
    case 'tour-booking': {
      const body = { ...entry.body, ...normalisedContact({ ...entry.body, ...details }) }
      return { kind: entry.kind, label, tour: entry.tour, body }
    }
    case 'team-application': {
      const body = { ...entry.body, ...normalisedApplication({ ...entry.body, ...details }) }
      return { kind: entry.kind, label, body }
    }
  }
}

export const deleteRequest = (id: string): Promise<Removed> => siteOutbox().remove(id)

/** The person has read that it is missing. */
export const forgetMissing = (id: string): void => siteOutbox().forgetMissing(id)
