/** A tour that everybody wants: many people for few seats, over all processes. */

import { percentile } from '../report/record.ts'
import { type BookingBody, guest, inPool, type Posted, postBooking } from './book.ts'
import type { Processes } from './several-processes.ts'

const AT_ONCE = 200

type Rush = { people: number; rounds: number }

export async function rushForSeats(
  { origins, tours, rows }: Pick<Processes, 'origins' | 'tours' | 'rows'>,
  { people, rounds }: Rush,
) {
  const sold: number[] = []
  const times: number[] = []
  const statuses = new Set<number>()
  for (const [round, tour] of tours.slice(0, rounds).entries()) {
    const answers = await inPool(
      AT_ONCE,
      Array.from({ length: people }, (_, person) => () => {
        const origin = origins[person % origins.length] ?? ''
        return untilSettled(origin, guest(`rush-${round}-${person}`, tour))
      }),
    )
    sold.push(answers.filter(({ status }) => status === 200).length)
    for (const { status, ms } of answers) {
      statuses.add(status)
      times.push(ms)
    }
  }
  const rushed = (await rows()).filter((email) => email.startsWith('rush-'))
  return { sold, statuses: [...statuses].sort(), p99: percentile(times, 0.99), rows: rushed.length }
}

/** A busy server says 503 to those who waited long. As phones do, they ask again with their key. */
async function untilSettled(origin: string, body: BookingBody): Promise<Posted> {
  const key = crypto.randomUUID()
  const started = performance.now()
  for (;;) {
    const { status } = await postBooking(origin, body, key)
    if (status !== 503) return { status, ms: performance.now() - started }
  }
}
