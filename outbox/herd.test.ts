import { expect, test } from 'vitest'
import { booking, createWorld } from './fake-world.ts'

const PHONES = process.env.FULL === '1' ? 1_000 : 200
const MINUTE_MS = 60_000
const OUTAGE_MS = 10 * MINUTE_MS

/** When this phone asked after the server was back, in ms from then; it made its request at some moment of the outage. */
async function arrivals(seed: number): Promise<number[]> {
  const { api, clock, openTab } = createWorld({ seed })
  const start = clock.now
  const isBack = () => clock.now >= start + OUTAGE_MS
  const asked: number[] = []
  api.behave(() => {
    if (isBack()) asked.push(clock.now - start - OUTAGE_MS)
    return isBack() ? 'ok' : 'fault'
  })
  const { outbox } = openTab()
  clock.now += (seed / PHONES) * OUTAGE_MS
  await outbox.submit(booking(`phone-${seed}`, '2040-01-01'))
  for (;;) {
    const { left, nextWakeAt } = await outbox.drain()
    if (left === 0 || nextWakeAt === null) return asked
    clock.now = Math.max(clock.now + 1_000, nextWakeAt)
  }
}

test('after ten minutes without a server phones come back spread out, and all within twenty minutes (F9)', async () => {
  const moments: number[] = []
  for (let phone = 0; phone < PHONES; phone += 1) moments.push(...(await arrivals(phone)))
  expect(moments).toHaveLength(PHONES)
  expect(Math.max(...moments)).toBeLessThan(20 * MINUTE_MS)
  // Whoever asked late in the outage waits for seconds only: the first minute brings a good third, never all of them.
  expect(moments.filter((moment) => moment < MINUTE_MS).length).toBeLessThan(PHONES / 2)
})
