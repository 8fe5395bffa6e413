import type { Context } from 'hono'
import type { Answer } from './answers.ts'

export const send = (c: Context, { status, body }: Answer, headers: Record<string, string> = {}): Response =>
  c.json(body, status, headers)

/** Lists and records change seldom: a phone may show a copy while it asks again. */
export const READ_CACHE = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600' } // spec §9: 60 s

/** Seats and times are only true now (decision D5). */
export const LIVE_CACHE = { 'Cache-Control': 'no-cache' }

/** Answers to submissions and refusals of the moment. */
export const NO_STORE = { 'Cache-Control': 'no-store' }
