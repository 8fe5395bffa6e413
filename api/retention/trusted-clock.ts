import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { upkeepClock } from '../db/schema/upkeep.ts'

/**
 * Upkeep runs four times a day. A server that stood still for so long is as likely one whose clock is wrong. Shorter than
 * the life of a key (30 days): a jump that is believed leaves those that a phone may still repeat.
 */
export const LONG_GAP_DAYS = 20
/** In which somebody may notice it. */
const DOUBT_DAYS = 3

const DAY_MS = 86_400_000

/**
 * Erasing cannot be undone, and it believes the clock. Notes that upkeep ran at `now`. Returns null if data may be
 * erased by this clock, otherwise the moment from which it may. After a jump of the clock that is three days later; a
 * clock that was put back is believed at once.
 */
export async function erasesFrom(db: Database, now: Date): Promise<Date | null> {
  const at = (days: number) => sql`${new Date(now.getTime() + days * DAY_MS).toISOString()}::timestamptz`
  const [row] = await db
    .insert(upkeepClock)
    .values({ id: 1, lastSeen: now.toISOString() })
    .onConflictDoUpdate({
      target: upkeepClock.id,
      set: {
        lastSeen: now.toISOString(),
        erasesFrom: sql`case
          when ${upkeepClock.lastSeen} < ${at(-LONG_GAP_DAYS)} then ${at(DOUBT_DAYS)}
          when ${upkeepClock.erasesFrom} <= ${at(DOUBT_DAYS + 1)} then ${upkeepClock.erasesFrom}
        end`,
      },
    })
    .returning({ from: sql<number | null>`(extract(epoch from ${upkeepClock.erasesFrom}) * 1000)::float8` })
  const from = row?.from ? new Date(row.from) : null
  return from && from > now ? from : null
}
