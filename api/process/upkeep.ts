import type { Erasing } from '../db/erasing.ts'
import { sampleContent } from '../db/sample-content.ts'
import { seedDatabase } from '../db/seed-loader.ts'
import { lagosDay } from '../lagos-date.ts'
import { eraseExpired } from '../retention/erase-expired.ts'
import { erasesFrom } from '../retention/trusted-clock.ts'
import type { Settings } from '../settings.ts'
import { forgetExpiredKeys } from '../submissions/idempotency.ts'
import type { Storage } from './storage.ts'

/**
 * Runs at start and four times a day. Sample tours stay in the future, old keys are forgotten, and expired data is
 * erased. The files are cleared of what was erased, by an earlier process too. The log of the database is kept short.
 * Returns from when on data is erased again, if the clock is in doubt.
 */
export async function upkeep(
  { db, erase, wipeIfDue, checkpoint }: Pick<Storage, 'db' | keyof Erasing | 'checkpoint'>,
  { sampleData, applicationMonths }: Pick<Settings, 'sampleData' | 'applicationMonths'>,
  now: Date,
): Promise<Date | null> {
  if (sampleData) await seedDatabase(db, lagosDay(now), sampleContent)
  const doubtfulUntil = await erasesFrom(db, now)
  if (!doubtfulUntil) {
    await forgetExpiredKeys(db, now)
    await erase(() => eraseExpired(db, now, applicationMonths))
  }
  await wipeIfDue()
  await checkpoint()
  return doubtfulUntil
}
