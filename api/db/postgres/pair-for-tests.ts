import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../test/harness/ports/free-port.ts'
import { folderForPostgres, runAsPostgres } from './programs-for-tests.ts'
import { newCluster, type ServerForTests, serverIn } from './server-for-tests.ts'

export type PairForTests = {
  /** Names both, the initial primary first. */
  url: string
  /** The server whose commits wait until the standby has them. */
  primary: ServerForTests
  standby: ServerForTests
  urlOf: (server: ServerForTests) => string
  stop: () => void
}

const FSYNC = '-c fsync=off' // no power is cut here
const SYNCHRONOUS = `${FSYNC} -c synchronous_standby_names=*`

/** A primary with a synchronous standby, as an owner would run them to lose nothing. */
export async function startPair(programs: string): Promise<PairForTests> {
  const folder = folderForPostgres()
  const plan = { programs, folder }
  newCluster(programs, folder, 'first')
  const primary = serverIn({ ...plan, name: 'first', port: await freePort(), settings: SYNCHRONOUS })
  await primary.start()
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'app']
  runAsPostgres(programs, 'pg_basebackup', [...from, '-D', join(folder, 'second'), '-R', '-c', 'fast'])
  const standby = serverIn({ ...plan, name: 'second', port: await freePort(), settings: FSYNC })
  await standby.start()
  const stop = () => {
    process.off('exit', stop)
    for (const server of [standby, primary]) stopIfRunning(server)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  const urlOf = ({ port }: ServerForTests) => `postgres://app@127.0.0.1:${port}/postgres`
  const url = `postgres://app@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`
  return { url, primary, standby, urlOf, stop }
}

function stopIfRunning({ stopNow }: ServerForTests): void {
  try {
    stopNow()
  } catch {
    // it was killed, and no longer has a process
  }
}
