/** Several processes of the API on one database, as an owner runs them to update without a break. */
import { API_PREFIX } from '../../../contract/api-prefix.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { freePort } from '../../harness/ports/free-port.ts'
import { type Site, startSite } from '../../harness/site.ts'
import { debuggedAt, heapOf } from '../rig/heap-of.ts'
import { offeredTours, type Tour } from './book.ts'

export type Processes = {
  origins: string[]
  sites: readonly Site[]
  tours: readonly Tour[]
  /** Bytes that each process still needs; of processes that are watched. */
  heaps: () => Promise<number[]>
  /** E-mails of all bookings. */
  rows: () => Promise<string[]>
  /** How many answer at all, and how many answer that they are ready. */
  alive: () => Promise<number>
  ready: () => Promise<number>
  remove: () => Promise<void>
}

export async function startProcesses(
  count: number,
  databaseUrl: string,
  { seats = 1_000_000, isWatched = false } = {},
): Promise<Processes> {
  const sites: Site[] = []
  const doors: number[] = []
  while (sites.length < count) {
    const door = await freePort()
    doors.push(door)
    sites.push(await startSite({ databaseUrl, seats, through: isWatched ? debuggedAt(door) : [] }))
  }
  const origins = sites.map(({ origin }) => origin)
  const answering = async (path: string) => {
    const answers = await Promise.all(origins.map((origin) => statusOf(origin + path)))
    return answers.filter((status) => status === 200).length
  }
  return {
    origins,
    sites,
    tours: await offeredTours(origins[0] ?? ''),
    heaps: () => Promise.all(doors.map(heapOf)),
    rows: async () => ((await sites[0]?.bookings()) ?? []).map(({ email }) => email),
    alive: () => answering('/livez'),
    ready: () => answering('/readyz'),
    remove: async () => {
      for (const site of sites) await site.remove()
    },
  }
}

/** 0: nobody answers. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

/** A read that is never answered from memory: seats are always read anew. */
export const SEATS_PATH =
  API_PREFIX + endpoints.schedules({ projectTypeId: 1, projectId: '1', packageId: '101' })
