/** The place of a submission in the table: a new row, or the row that already holds the same request (FM-4). */
import * as v from 'valibot'
import { isNumberLike, isSameVisitor } from '#contract/sent/same-person.ts'
import { type Entry, entrySchema, isInDoubt, type Submission } from '#outbox/entry.ts'
import type { OutboxConfig } from '#outbox/ports.ts'
import { expiryOf, tidied } from '#outbox/queue/lifetime.ts'
import { claimed } from '#outbox/queue/settle.ts'
import { canonicalJson } from './canonical.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Change, Table } from './table.ts'

/**
 * `claimed`: ours to send now. `standing`: held by another sender, or waiting for the person. `overtaken`: what it would
 * replace has arrived. `held`: not sent, for what it corrects may still arrive. `beside`: not sent, for the same visit in
 * other words stands.
 */
export type Enqueued = {
  how: 'claimed' | 'standing' | 'overtaken' | 'held' | 'beside'
  entry: Entry
  onDisk: boolean
  /** What it replaces is on the disk and goes out by itself, until the disk knows better. */
  replacesWaiting?: boolean
}

export type EnqueueOptions = OutboxConfig & {
  /** The key of the new row, if there will be one. */
  id: string
  now: number
  sender: string | null
  /** The row that this submission replaces. */
  instead?: string | undefined
  /** The drafts whose place it takes, by name. */
  drafts?: readonly string[]
  /** It comes from a form, which hears of what stands. On the list its person has chosen. */
  isFromForm?: boolean
}

/** The row starts as `sending`: no other sender can take it between the write and the first attempt. */
export function enqueue(table: Table, submission: Submission, options: EnqueueOptions): Change<Enqueued> {
  const { id, now, instead, drafts = [] } = options
  const text = canonicalJson(submission.body)
  const alike = alikes(submission, table.entries, options)
  const visits = alike.filter(({ body }) => canonicalJson(body) !== text)
  const twins = alike.filter((one) => !visits.includes(one))
  const beside = options.isFromForm && visits.find((one) => one.id !== instead && !givesWay(one))
  if (beside) return { result: { how: 'beside', entry: beside, onDisk: true } }
  const open = twins.find((twin) => !isKeySpent(twin))
  const replaced = instead === undefined ? [] : [instead]
  const isStanding = open && isHeld(open, options)
  const unsent = isStanding ? [] : visits.filter(givesWay)
  const remove = [...replaced, ...[...twins, ...unsent].map(({ id }) => id)].filter((key) => key !== open?.id)
  if (isStanding) {
    const entry: Entry = open.state === 'refused' ? { ...open, state: 'unsure' } : open
    return { remove, result: { how: 'standing', entry, onDisk: table.onDisk.has(open.id) } }
  }
  const place = open ?? newEntry(submission, id, now)
  const before = table.entries.filter((entry) => remove.includes(entry.id))
  const replaces = [place.replaces, drafts, ...before.map((entry) => [...entry.replaces, entry.id])].flat()
  const followsDoubt = place.followsDoubt || before.some(isInDoubt)
  const entry = claimed({ ...place, replaces, followsDoubt }, options)
  const replacesWaiting = before.some(({ id, state }) => table.onDisk.has(id) && isOnItsWay(state))
  const onDisk = table.onDisk.has(entry.id)
  return { put: [entry], remove, result: { how: 'claimed', entry, onDisk, replacesWaiting } }
}

/** Without keys, one that may have arrived before it was refused goes out again only as the person decides (`instead`). */
const isHeld = ({ id, state }: Entry, { idempotent, instead }: EnqueueOptions): boolean =>
  state === 'refused' ? !idempotent && id !== instead : state !== 'queued'

const isOnItsWay = (state: Entry['state']) => state === 'queued' || state === 'sending'

/**
 * The API keeps its refusal under the key, so the same details are a new request. The exception: an earlier attempt may
 * have arrived and only a firewall refused the later ones. A new key could then be a second booking.
 */
export function isKeySpent({ state, mayHaveArrived }: Entry): boolean {
  return state === 'refused' && !mayHaveArrived
}

type Moment = OutboxConfig & { now: number }

/**
 * Rows that can still be acted on and hold the same request. Of bookings, also those of the same slot by the same person
 * that say the rest in other words (decision 195).
 */
export function alikes({ body, ...rest }: Submission, entries: readonly Entry[], options: Moment): Entry[] {
  const slotOf = (one: Record<string, unknown>) => `${one.bookedDate} ${one.siteTourScheduleId}`
  const text = canonicalJson(body)
  return actables(rest, entries, options, (one) =>
    'bookedDate' in body
      ? slotOf(one) === slotOf(body) && isSameVisitor(one, body) && isNumberLike(one, body)
      : canonicalJson(one) === text,
  )
}

/** It was never sent, or was refused for good: another may take its place. */
export const givesWay = (entry: Entry): boolean =>
  (entry.state === 'queued' || entry.state === 'refused') && !isInDoubt(entry)

/** The numbers of another API may mean another tour, whose name tells. */
function actables(
  { kind, label }: Pick<Submission, 'kind' | 'label'>,
  entries: readonly Entry[],
  options: Moment,
  isAlike: (body: NonNullable<Entry['body']>) => boolean,
): Entry[] {
  return entries
    .filter((entry) => entry.kind === kind && entry.body !== null && isAlike(entry.body))
    .filter((entry) => entry.label === label || !isElsewhere(entry, options))
    .flatMap((entry) => actable(entry, tidied(entry, options)))
}

/**
 * A request that a clock set ahead erases only now is still the same request. It is in doubt if it may have arrived,
 * else taken off the list: its sender may only sleep, and the clock be set back.
 */
function actable(before: Entry, after: Entry | null): Entry[] {
  if (after === null) return []
  if (after.body !== null) return [after]
  if (!after.mayHaveArrived) return [{ ...before, state: 'refused' }]
  return [{ ...before, state: 'unsure', leaseUntil: null, sender: null, mayHaveArrived: true }]
}

/**
 * Throws on a submission that could not be read back. To fail now, with the form still filled in, is better than never
 * to send it.
 */
export function newEntry(submission: Submission, id: string, now: number): Entry {
  return v.parse(entrySchema, {
    ...submission,
    id,
    initials: '',
    createdAt: now,
    expiresAt: expiryOf(submission, now),
    state: 'queued',
    attempts: 0,
    blockedCount: 0,
    faultCount: 0,
    lastAttemptAt: null,
    nextAttemptAt: now,
    waitingFor: null,
    leaseUntil: null,
    sender: null,
    settledAt: null,
    lastStatus: null,
    mayHaveArrived: false,
    hasKey: true,
    message: null,
    fieldErrors: {},
  })
}
