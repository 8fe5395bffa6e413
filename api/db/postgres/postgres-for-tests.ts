import { rmSync } from 'node:fs'
import { freePort } from '../../../test/harness/ports/free-port.ts'
import { folderForPostgres } from './programs-for-tests.ts'
import { newCluster, serverIn } from './server-for-tests.ts'

export type PostgresForTests = {
  url: string
  /** Ends it as a crash would and starts it again. */
  restart: () => Promise<void>
  stop: () => void
}

/** Starts an empty server of its own on a free loopback port. `durable`: commits reach the disk, as in production. */
export async function startPostgres(programs: string, { durable = false } = {}): Promise<PostgresForTests> {
  const folder = folderForPostgres()
  newCluster(programs, folder, 'data')
  const port = await freePort()
  // The tests end the server themselves, so nothing has to survive a power cut.
  const settings = `-c fsync=${durable ? 'on' : 'off'}`
  const server = serverIn({ programs, folder, name: 'data', port, settings })
  await server.start()
  const stop = () => {
    process.off('exit', stop)
    server.stopNow()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop) // a test that fails halfway must not leave a server behind
  const restart = async () => {
    await server.stop()
    await server.start()
  }
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, restart, stop }
}
