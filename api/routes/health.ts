import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { NO_STORE } from '../http/send.ts'
import { SingleFlight } from '../http/single-flight.ts'
import { API_HEADERS } from '../static/security-headers.ts'

/** A database that takes longer than this is of no use. */
const PATIENCE_MS = 2_000

/**
 * `/livez`: the process answers; if it does not, restart it. `/readyz`: its database answers too, and the process is
 * not ending; if it does not, send visitors elsewhere. However many ask, the database gets one question at a time.
 */
export function healthRoutes(db: Database, isLeaving: () => boolean): Hono {
  const flights = new SingleFlight<boolean>()
  const asked = () => flights.share('ready', false, () => inTime(answers(db)))
  const say = (isWell: boolean) =>
    new Response(isWell ? 'ok\n' : 'unavailable\n', {
      status: isWell ? 200 : 503,
      headers: { ...API_HEADERS, ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return new Hono()
    .get('/livez', () => say(true))
    .get('/readyz', async () => say(!isLeaving() && (await asked())))
}

const answers = (db: Database): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const patience = setTimeout(() => resolve(false), PATIENCE_MS)
  const first = await Promise.race([answer, promise])
  clearTimeout(patience)
  return first
}
