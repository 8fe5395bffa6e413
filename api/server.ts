/** `node api/server.ts`: the reference API, the sample media and the built site in one process. */

import { DataFolderError } from './data-folder/folder-error.ts'
import { SettingsError } from './environment.ts'
import { PortError } from './process/listen.ts'
import { runServer } from './process/run-server.ts'
import { readSettings } from './settings.ts'

try {
  const running = await runServer(readSettings(process.env))
  console.log(`Adbond is at ${running.address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  const isExpected = [DataFolderError, PortError, SettingsError].some((kind) => error instanceof kind)
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exit(1)
}
