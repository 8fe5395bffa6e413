import type { Erasing } from '../db/erasing.ts'
import { sampleContent } from '../db/sample-content.ts'
import { seedDatabase } from '../db/seed-loader.ts'
import { lagosDay } from '../lagos-date.ts'
import { faultOf } from '../log/fault.ts'
import type { Log } from '../log/log.ts'
import { eraseExpired } from '../retention/erase-expired.ts'
import { erasesFrom, LONG_GAP_DAYS } from '../retention/trusted-clock.ts'
import type { Settings } from '../settings.ts'
import { forgetExpiredKeys } from '../submissions/idempotency.ts'
import type { Storage } from './storage.ts'

/**
 * Runs at start and four times a day. Expired data is erased, and old keys are forgotten. The files are cleared of what
 * was erased, by an earlier process too. Sample tours stay in the future. The log of the database is kept short. What
 * fails is logged and keeps nothing else from being done; the first fault is thrown at the end.
 */
export async function upkeep(
  { db, erase, wipeIfDue, checkpoint }: Pick<Storage, 'db' | keyof Erasing | 'checkpoint'>,
  { sampleData, applicationMonths }: Pick<Settings, 'sampleData' | 'applicationMonths'>,
  now: Date,
  log: Log = () => undefined,
): Promise<void> {
  const faults: unknown[] = []
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work()
    } catch (error) {
      faults.push(error)
      log({ level: 'error', msg: failedAt(name), fault: faultOf(error) })
      return undefined
    }
  }
  const doubtfulUntil = await step('looking at the clock', () => erasesFrom(db, now))
  if (doubtfulUntil) log({ level: 'warn', msg: inDoubt(doubtfulUntil) })
  if (doubtfulUntil === null) {
    await step('forgetting old keys', () => forgetExpiredKeys(db, now))
    await step('erasing what has expired', () => erase(() => eraseExpired(db, now, applicationMonths)))
  }
  await step('clearing the files of what was erased', wipeIfDue)
  if (sampleData) {
    await step('bringing the sample data up to date', () => seedDatabase(db, lagosDay(now), sampleContent))
  }
  await step("shortening the database's log", checkpoint)
  if (faults.length > 0) throw faults[0]
}

const failedAt = (step: string) =>
  `The upkeep failed at ${step}. It is tried again within six hours, or at the next start.`

const inDoubt = (until: Date) =>
  `The last upkeep was more than ${LONG_GAP_DAYS} days ago, or the clock is wrong. If so, set it right now. What has expired by it is erased from ${until.toISOString()} on.`
