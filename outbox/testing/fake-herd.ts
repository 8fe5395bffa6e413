/**
 * For tests: phones that request a booking during ten minutes without a server, and when each asks again after its
 * return (FM-9).
 */
import { booking, createWorld } from './fake-world.ts'

const MINUTE_MS = 60_000
const OUTAGE_MS = 10 * MINUTE_MS

export type Herd = {
  /** Requests that the server saw after its return. */
  asked: number
  /** In its busiest minute. */
  peak: number
  /** Per minute, averaged until the last. */
  mean: number
  /** Minutes until the last phone was served. */
  drainedAfter: number
}

export async function runHerd(phones: number): Promise<Herd> {
  const minutes: number[] = []
  let last = 0
  for (let phone = 0; phone < phones; phone += 1) {
    for (const moment of await arrivals(phone, phones)) {
      const minute = Math.floor(moment / MINUTE_MS)
      minutes[minute] = (minutes[minute] ?? 0) + 1
      last = Math.max(last, moment)
    }
  }
  const counts = Array.from(minutes, (count) => count ?? 0)
  const asked = counts.reduce((sum, count) => sum + count, 0)
  const drainedAfter = last / MINUTE_MS
  return { asked, peak: Math.max(...counts), mean: asked / counts.length, drainedAfter }
}

/**
 * When this phone asked after the server returned, in ms from then. It made its request at some moment of the outage.
 */
async function arrivals(phone: number, phones: number): Promise<number[]> {
  const { api, clock, openTab } = createWorld({ seed: phone })
  const start = clock.now
  const isBack = () => clock.now >= start + OUTAGE_MS
  const asked: number[] = []
  api.behave(() => {
    if (isBack()) asked.push(clock.now - start - OUTAGE_MS)
    return isBack() ? 'ok' : 'fault'
  })
  const { outbox } = openTab()
  clock.now += (phone / phones) * OUTAGE_MS
  await outbox.submit(booking(`phone-${phone}`, '2040-01-01'))
  for (;;) {
    const { left, nextWakeAt } = await outbox.drain()
    if (left === 0 || nextWakeAt === null) return asked
    clock.now = Math.max(clock.now + 1_000, nextWakeAt)
  }
}
