/** An ordinary day in a short time: reads and bookings side by side, and what the processes need for it. */
import { readFileSync } from 'node:fs'
import { API_PREFIX, endpoints } from '../../contract/endpoints.ts'
import { load } from '../bench/load/load.ts'
import { getText, postText } from '../bench/load/request-text.ts'
import { guest } from './book.ts'
import { percentile } from './record.ts'
import { type Processes, SEATS_PATH } from './several-processes.ts'

const CONNECTIONS = 8
const PER_SECOND = 30 // of each process
const SAMPLE_MS = 2_000

const READS = [
  API_PREFIX + endpoints.packagesOfType(1),
  API_PREFIX + endpoints.posts(),
  API_PREFIX + endpoints.schedules(),
  SEATS_PATH,
].map(getText)

/** One booking after each three reads; `seconds` long. */
export async function ordinaryDay({ sites, origins, tours, rows }: Processes, seconds: number) {
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentBytes(sites.map(({ pid }) => pid()))), SAMPLE_MS)
  let booked = 0
  const loads = await Promise.all(
    origins.map((origin, process) =>
      load({
        origin,
        connections: CONNECTIONS,
        seconds,
        perSecond: PER_SECOND,
        expected: 200,
        requestOf: (n) => {
          const tour = tours[n % tours.length]
          if (n % 4 !== 3 || !tour) return READS[Math.floor(n / 4) % READS.length] ?? ''
          booked += 1
          return postText(API_PREFIX + endpoints.bookTour(), guest(`day-${process}-${n}`, tour))
        },
      }),
    ),
  )
  clearInterval(sampling)
  return {
    loads,
    booked,
    rows: (await rows()).filter((email) => email.startsWith('day-')).length,
    memory: { early: percentile(part(memory, 0.3, 0.5), 0.5), late: percentile(part(memory, 0.8, 1), 0.5) },
  }
}

/** After the start, in which caches fill: the middle, and the end. */
const part = (samples: readonly number[], from: number, to: number) =>
  samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to))

/** What the processes hold of the machine's memory, together. Linux says so. */
function residentBytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return kilobytes.reduce((sum, count) => sum + Number(count) * 1024, 0)
}
