/** What `node api/server.ts` does. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderError } from '../data-folder/folder-error.ts'
import { DATABASE } from '../data-folder/names.ts'
import { DatabaseAway } from '../db/postgres/database-away.ts'
import { SettingsError } from '../environment.ts'
import { openLog } from '../log/log.ts'
import { misspeltSettings } from '../misspelt-settings.ts'
import { readSettings } from '../settings.ts'
import { PortError } from './listen.ts'
import { expectNamedFolders } from './named-folders.ts'
import { runServer } from './run-server.ts'
import { startFault } from './start-fault.ts'

const OPEN_TO_EVERY_SITE =
  "ALLOWED_ORIGINS is not set: the pages of every site may send bookings through their visitors' browsers."

const OPEN_PAST_THE_PROXY =
  'TRUSTED_PROXIES is set, and HOST is not: who reaches this port past the proxy is counted under any address they claim. Set HOST to 127.0.0.1 if the proxy runs on this machine, or to 0.0.0.0 if nobody else can reach the port.'

/** Both databases exist, and nothing moves rows from one to the other. */
const leftBehind = (dataDir: string) =>
  `The database in ${dataDir} stays behind: what people sent to it is not in the one of DATABASE_URL. To list it: DATABASE_URL= REQUIRE_POSTGRES=0 npm run bookings, likewise applications.`

try {
  const settings = readSettings(process.env)
  expectNamedFolders(process.env, settings)
  const log = openLog(settings.logLevel)
  const running = await runServer(settings, log)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return // a terminal and a supervisor ask the whole group, and each launcher passes it on again
      isEnding = true
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  if (settings.behindTls && settings.allowedOrigins === null) log({ level: 'warn', msg: OPEN_TO_EVERY_SITE })
  if (settings.trustedProxies > 0 && !process.env.HOST) log({ level: 'warn', msg: OPEN_PAST_THE_PROXY })
  if (settings.databaseUrl !== null && existsSync(join(settings.dataDir, DATABASE)))
    log({ level: 'warn', msg: leftBehind(settings.dataDir) })
  for (const msg of misspeltSettings(process.env)) log({ level: 'warn', msg })
  console.log(`Adbond is at ${running.address}`) // last: a reader of this line may ask the server to end at once
} catch (error) {
  const hasSentence = [DatabaseAway, DataFolderError, PortError, SettingsError].some(
    (kind) => error instanceof kind,
  )
  console.error(hasSentence && error instanceof Error ? error.message : startFault(error))
  process.exit(1)
}
