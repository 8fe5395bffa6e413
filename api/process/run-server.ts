import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApp } from '../app.ts'
import { PICTURES, PICTURES_BESIDE_POSTGRES } from '../data-folder/names.ts'
import type { Database } from '../db/database.ts'
import { credentialsOf } from '../db/postgres/database-url.ts'
import { mediaCrops } from '../db/seed/media.ts'
import { KeptReads } from '../http/kept-reads.ts'
import type { Log } from '../log/log.ts'
import { carryOut } from '../office/carry-out.ts'
import type { Command } from '../office/command.ts'
import { openDesk } from '../office/desk.ts'
import { mediaLibrary } from '../pictures/media-library.ts'
import { pictureMaker } from '../pictures/picture-maker.ts'
import { pictureMeasure } from '../pictures/picture-size.ts'
import type { Settings } from '../settings.ts'
import { loadFiles } from '../static/served-files.ts'
import { openSite } from '../static/site.ts'
import { type Listening, listen } from './listen.ts'
import { senderAddress } from './sender-address.ts'
import { openStorage, type Storage } from './storage.ts'
import { upkeep } from './upkeep.ts'

export type RunningServer = { address: string; close: () => Promise<void> }

type Closing = () => Promise<void> | void

/** Data folder → database → upkeep → port → office. They are closed in reverse order, also when a later step fails. */
export async function runServer(settings: Settings, log: Log): Promise<RunningServer> {
  const closings: Closing[] = []
  let isLeaving = false
  const close = async () => {
    isLeaving = true
    for (const closing of closings.splice(0).reverse()) await closing()
  }
  try {
    const storage = await openStorage(settings)
    closings.push(storage.close)
    const keepUp = () => upkeep(storage, settings, new Date(), log)
    await keepUp()
    const timer = setInterval(() => void keepUp().catch(() => undefined), UPKEEP_MS) // its log says what failed
    closings.push(() => clearInterval(timer))
    const app = appOf(storage.db, settings, { log, isLeaving: () => isLeaving })
    const listening = await listen(app, { ...settings, connections: connectionCap(settings) })
    closings.push(listening.close)
    if (settings.databaseUrl === null) closings.push(await openOffice(storage, log))
    closings.push(() => drain(settings))
    return { address: openAddress(listening, settings), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Time in which a load balancer learns from `/readyz` to send visitors elsewhere. */
const drain = ({ drainSeconds }: Settings) => setTimeout(drainSeconds * 1000)

/**
 * The office's commands ask here while the server has the data. Opened last and closed first: it says that the server
 * runs.
 */
async function openOffice(storage: Storage, log: Log): Promise<Closing> {
  const answer = (command: Command) => carryOut(storage, command, new Date())
  const desk = await openDesk({ answer, backUp: storage.backUp }, log)
  storage.announceDesk(desk.address)
  return () => {
    storage.announceDesk(null)
    return desk.close()
  }
}

const UPKEEP_MS = 6 * 3_600_000

const connectionCap = ({ maxConnections, trustedProxies }: Settings) => ({
  max: maxConnections,
  isPerSender: trustedProxies === 0,
})

function appOf(db: Database, settings: Settings, process: { log: Log; isLeaving: () => boolean }) {
  const { artDir, dataDir, databaseUrl, trustedProxies, postLimit, readLimit, allowedOrigins, submissions } =
    settings
  const addressOf = senderAddress({
    trustedProxies,
    warn: (msg) => process.log({ level: 'warn', msg }),
  })
  const site = openSite(settings.siteDir, settings)
  const pictures = databaseUrl === null ? PICTURES : PICTURES_BESIDE_POSTGRES
  const shared = databaseUrl === null ? {} : { secret: credentialsOf(databaseUrl) }
  const makePicture = pictureMaker({ artDir, cacheDir: join(dataDir, pictures), log: process.log })
  const files = loadFiles(join(import.meta.dirname, '..', 'media'))
  return createApp({
    db,
    ...process,
    kept: new KeptReads(),
    media: mediaLibrary({ files, crops: mediaCrops, makePicture, measure: pictureMeasure(artDir) }),
    addressOf,
    ...(site ? { site } : {}),
    allowedOrigins,
    behindTls: settings.behindTls,
    submissions,
    ...(readLimit ? { readLimit } : {}),
    ...(postLimit ? { postLimit: { ...postLimit, addressOf, ...shared } } : {}),
  })
}

/** `0.0.0.0` is not an address that a person can open. */
function openAddress({ port }: Listening, { host }: Settings): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
}
