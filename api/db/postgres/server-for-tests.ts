import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../../test/faults/rig/until.ts'
import { runAsPostgres, runMeanwhile } from './programs-for-tests.ts'

export type ServerForTests = {
  port: number
  start: (settings?: string) => Promise<void>
  /** As a crash would, with what is on the disk. */
  stop: () => Promise<void>
  /** The same, synchronously. */
  stopNow: () => void
  /** The server's first process dies without a message; the others notice, and follow. */
  kill: () => void
  promote: () => Promise<void>
}

type Plan = { programs: string; folder: string; name: string; port: number; settings: string }

/** A PostgreSQL in `folder/name`, whose files exist already. */
export function serverIn({ programs, folder, name, port, settings }: Plan): ServerForTests {
  const data = join(folder, name)
  let followers: string[] = []
  const control = (...words: string[]) => runMeanwhile(programs, 'pg_ctl', ['-D', data, '-w', ...words])
  const place = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  return {
    port,
    start: async (others = settings) => {
      await until(() => !followers.some(isThere)) // they hold the memory that a new one asks for
      await control('-l', join(folder, `${name}.log`), '-o', `${place} ${others}`, 'start')
    },
    stop: () => control('-m', 'immediate', 'stop'),
    stopNow: () => runAsPostgres(programs, 'pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']),
    kill: () => {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      followers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
      process.kill(Number(pid), 'SIGKILL')
    },
    promote: () => control('promote'),
  }
}

const isThere = (pid: string): boolean => pid !== '' && existsSync(`/proc/${pid}`)

export const newCluster = (programs: string, folder: string, name: string): void =>
  runAsPostgres(programs, 'initdb', [
    '-D',
    join(folder, name),
    ...['-A', 'trust', '-U', 'app', '-N', '-E', 'UTF8', '--locale', 'C.UTF-8'],
  ])
