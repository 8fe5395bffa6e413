/** An ordinary day in a short time: reads and bookings side by side, and what the processes need for it. */
import { API_PREFIX } from '../../../contract/api-prefix.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { load } from '../../bench/load/load.ts'
import { getText, postText } from '../../bench/load/request-text.ts'
import { guest } from './book.ts'
import { type Processes, SEATS_PATH } from './several-processes.ts'

const CONNECTIONS = 8
const PER_SECOND = 30 // of each process
const EARLY = 0.2 // of the time: caches are full, and garbage collected by then is no growth

const READS = [
  API_PREFIX + endpoints.packagesOfType(1),
  API_PREFIX + endpoints.posts(),
  API_PREFIX + endpoints.schedules(),
  SEATS_PATH,
].map(getText)

/** One booking after each three reads; `seconds` long. */
export async function ordinaryDay({ origins, tours, rows, heaps }: Processes, seconds: number) {
  const early = after(seconds * EARLY).then(heaps)
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
  return {
    loads,
    booked,
    rows: (await rows()).filter((email) => email.startsWith('day-')).length,
    memory: { early: sum(await early), late: sum(await heaps()) },
  }
}

const after = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
