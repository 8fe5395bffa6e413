import type { Context } from 'hono'
import type { Answer } from './answers.ts'

export const send = (c: Context, { status, body }: Answer, headers: Record<string, string> = {}): Response =>
  c.json(body, status, headers)

/** Lists and records seldom change: a phone may show a copy while it asks again. */
export const READ_CACHE = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600' } // spec §9: 60 s

/** Seats and times are true only now (decision D5). */
export const LIVE_CACHE = { 'Cache-Control': 'no-cache' }

/** Answers to submissions, and temporary refusals. */
export const NO_STORE = { 'Cache-Control': 'no-store' }
