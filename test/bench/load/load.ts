import { percentile } from '../numbers.ts'
import { Connection } from './connection.ts'
import { Schedule } from './schedule.ts'

export type LoadPlan = {
  origin: string
  /** The text of the n-th request. */
  requestOf: (n: number) => string
  expected: number
  connections: number
  seconds: number
  /** Requests a second, whatever the server does; missing = as fast as it answers. */
  perSecond?: number
}

export type Load = {
  answers: number
  perSecond: number
  p50: number
  p99: number
  unexpected: number
  example: string
}

/**
 * Loads a server and reports the answers. With `perSecond` a request's time counts from the moment it was due, not from
 * the moment a connection was free (`schedule.ts`). So a server that stalls cannot hide it.
 */
export async function load(plan: LoadPlan): Promise<Load> {
  const connections = await Promise.all(
    Array.from({ length: plan.connections }, () => Connection.open(plan.origin)),
  )
  const times: number[] = []
  let asked = 0
  let unexpected = 0
  let example = ''
  const started = performance.now()
  const end = started + plan.seconds * 1000
  const schedule = plan.perSecond ? new Schedule(plan.perSecond) : null

  await Promise.all(
    connections.map(async (connection) => {
      do {
        const n = asked
        asked += 1
        const free = performance.now()
        const request = plan.requestOf(n)
        const from = schedule ? await schedule.turn(n, free) : performance.now()
        const { status, body } = await connection.ask(request)
        times.push(performance.now() - from)
        if (status === plan.expected) continue
        unexpected += 1
        example ||= `${status} ${body}`
      } while (performance.now() < end)
      connection.close()
    }),
  )
  const answers = times.length
  const took = (performance.now() - started) / 1000
  for (const wait of schedule?.waitsOfTheRest(asked, end) ?? []) times.push(wait)
  return {
    answers,
    perSecond: answers / took,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    unexpected,
    example,
  }
}
