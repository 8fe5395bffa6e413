import { join } from 'node:path'
import { createApp } from '../app.ts'
import { openDesk } from '../bookings/desk.ts'
import { type Database, openPglite, openPostgres } from '../db/database.ts'
import { sampleContent } from '../db/sample-content.ts'
import { mediaCrops } from '../db/seed/media.ts'
import { seedDatabase } from '../db/seed-loader.ts'
import { KeptReads } from '../http/kept-reads.ts'
import { lagosDay } from '../lagos-date.ts'
import { mediaLibrary } from '../pictures/media-library.ts'
import { pictureMaker } from '../pictures/picture-maker.ts'
import type { Settings } from '../settings.ts'
import { loadFiles } from '../static/served-files.ts'
import { openSite } from '../static/site.ts'
import { forgetExpiredKeys } from '../submissions/idempotency.ts'
import { lockData } from './data-lock.ts'
import { type Listening, listen } from './listen.ts'
import { senderAddress } from './sender-address.ts'

export type RunningServer = { address: string; close: () => Promise<void> }

type Closing = () => Promise<void> | void

/** Lock → database → sample data → port. What was opened is closed in reverse, also when a later step fails. */
export async function runServer(settings: Settings): Promise<RunningServer> {
  const closings: Closing[] = []
  const close = async () => {
    for (const closing of closings.splice(0).reverse()) await closing()
  }
  try {
    const db = await openStorage(settings, closings)
    await upkeep(db, settings)
    const timer = setInterval(() => void upkeep(db, settings).catch(reportUpkeep), UPKEEP_MS)
    closings.push(() => clearInterval(timer))
    const listening = await listen(appOf(db, settings), settings)
    closings.push(listening.close)
    return { address: openAddress(listening, settings), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openStorage({ databaseUrl, dataDir }: Settings, closings: Closing[]): Promise<Database> {
  if (databaseUrl !== null) {
    const { db, close } = await openPostgres(databaseUrl)
    closings.push(close)
    return db
  }
  const lock = await lockData(dataDir)
  closings.push(lock.release)
  const { db, close } = await openPglite(dataDir)
  closings.push(close)
  const desk = await openDesk(db)
  closings.push(desk.close)
  lock.announceDesk({ port: desk.port, token: desk.token })
  return db
}

const UPKEEP_MS = 6 * 3_600_000

/** At start and four times a day: sample tours stay ahead of today, and old keys are forgotten. */
async function upkeep(db: Database, { sampleData }: Settings): Promise<void> {
  const now = new Date()
  if (sampleData) await seedDatabase(db, lagosDay(now), sampleContent)
  await forgetExpiredKeys(db, now)
}

const reportUpkeep = () => console.error('The upkeep of the database failed; it is tried again in six hours.')

function appOf(db: Database, settings: Settings) {
  const { artDir, dataDir, databaseUrl, trustedProxies, postLimit, allowedOrigins, submissions } = settings
  const addressOf = senderAddress({ trustedProxies, warn: console.warn })
  const site = openSite(settings.siteDir, settings)
  const makePicture = pictureMaker({ artDir, cacheDir: join(dataDir, 'media-cache') })
  const files = loadFiles(join(import.meta.dirname, '..', 'media'))
  return createApp({
    db,
    kept: new KeptReads(),
    media: mediaLibrary({ files, crops: mediaCrops, makePicture }),
    ...(site ? { site } : {}),
    allowedOrigins,
    submissions,
    ...(postLimit ? { postLimit: { ...postLimit, addressOf, isShared: databaseUrl !== null } } : {}),
  })
}

/** `0.0.0.0` is no address a person can open. */
function openAddress({ port }: Listening, { host }: Settings): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
}
