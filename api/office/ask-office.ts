import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { inUse, tryDataFolder } from '../data-folder/data-folder.ts'
import { type DeskAddress, readHolder } from '../data-folder/holder.ts'
import { openInFolder, openStorage, type Storage } from '../process/storage.ts'
import type { Settings } from '../settings.ts'
import { carryOut } from './carry-out.ts'
import type { Command } from './command.ts'
import { BACKUP_PATH } from './desk.ts'
import { OfficeError } from './office-error.ts'

export type OfficeSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Runs a command: here, or in the running server that has the data. Returns the words for the office. */
export const askOffice = (settings: OfficeSettings, command: Command): Promise<string> =>
  whereTheDataIs(
    settings,
    (storage) => carryOut(storage, command, new Date()),
    async (desk) => whole.decode(await (await callDesk(desk, '/', JSON.stringify(command))).bytes()),
  )

/** `text()` would take the byte order mark off a list for a spreadsheet. */
const whole = new TextDecoder('utf-8', { ignoreBOM: true })

/** The whole database as a compressed file. */
export const fetchBackup = (settings: OfficeSettings): Promise<Uint8Array> =>
  whereTheDataIs(
    settings,
    (storage) => storage.backUp(),
    async (desk) => (await callDesk(desk, BACKUP_PATH)).bytes(),
  )

const PATIENCE_MS = 10_000 // a server that starts or ends briefly has no desk
const LOOK_MS = 100

async function whereTheDataIs<Result>(
  settings: OfficeSettings,
  here: (storage: Storage) => Promise<Result>,
  there: (desk: DeskAddress) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== null) return withStorage(await openStorage(settings), here)
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const folder = existsSync(dataDir) ? tryDataFolder(dataDir) : undefined
    if (folder === undefined || folder?.hasDatabase === false) {
      folder?.release()
      throw new OfficeError(`There is no database in ${dataDir} yet. Is DATA_DIR the one of the server?`)
    }
    if (folder) return withStorage(await openInFolder(folder), here)
    const desk = deskOf(dataDir)
    if (desk && (await isOpen(desk))) return there(desk)
    await setTimeout(LOOK_MS)
  }
  throw new OfficeError(inUse(dataDir))
}

async function withStorage<Result>(storage: Storage, use: (storage: Storage) => Promise<Result>) {
  try {
    return await use(storage)
  } finally {
    await storage.close()
  }
}

/** In another container the same port belongs to another program, which must not see the token. */
function deskOf(dataDir: string): DeskAddress | null {
  const holder = readHolder(dataDir)
  if (holder?.desk && holder.host !== hostname()) {
    throw new OfficeError(
      `The data in ${dataDir} is in use by a server on ${holder.host}. Run the command there (for a container: docker exec).`,
    )
  }
  return holder?.desk ?? null
}

const SIGN_OF_LIFE_MS = 30_000 // seconds where it clears large tables; the work itself has no such limit

/** False when the server that left this address is gone. Throws for one that hangs: cron would wait for ever. */
async function isOpen(desk: DeskAddress): Promise<boolean> {
  try {
    await fetch(addressOf(desk, '/'), { method: 'HEAD', signal: AbortSignal.timeout(SIGN_OF_LIFE_MS) })
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new OfficeError(HANGS)
    return false // refused: the next look finds the folder free, or another server's desk
  }
}

const HANGS = `The running server gave no sign of life in ${SIGN_OF_LIFE_MS / 1_000} seconds. If it hangs, restart it, and try again.`

async function callDesk(desk: DeskAddress, path: string, body?: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${desk.token}` }
  const answer = await fetch(addressOf(desk, path), body ? { method: 'POST', body, headers } : { headers })
  if (!answer.ok)
    throw new OfficeError((await answer.text()) || `The running server answered ${answer.status}.`)
  return answer
}

const addressOf = ({ port }: DeskAddress, path: string): string => `http://127.0.0.1:${port}${path}`
