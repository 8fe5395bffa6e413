import { sql } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema/submissions.ts'
import { found, type Outcome } from '../http/answers.ts'
import { DayBound } from './day-bound.ts'

/** 355 bytes each, for as long as a key lives: 53 MB at most. */
export const REFUSALS_PER_DAY = 5_000

/** An application that is known, where nobody may learn of it: it looks like a success, and nothing new is stored. */
export const HIDDEN = found({ id: null })

/** No other bound limits what is stored for these, because a key is free to invent. */
export const tookNothing = (outcome: Outcome): boolean => outcome.status !== 200 || outcome === HIDDEN

const storedForNothing = sql`(${idempotencyKeys.status} <> 200 or ${idempotencyKeys.body} #> '{data,id}' = 'null')`

export const refusalsOfDay = (bound: number, onFull: () => void): DayBound =>
  new DayBound({ table: idempotencyKeys, where: storedForNothing, bound, onFull })
