import { expect, test } from '@playwright/test'
import { guest, offeredTours } from '../faults/loads/book.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { type Answer, BOOK, newKey, postJson } from './attacks/send.ts'
import { UNBOUNDED, withServer } from './server.ts'

const SENT = 100
const LIMIT = 10
/** The bound is one of ten minutes: after so long there is room for one more. */
const REFILL_MS = 600_000 / LIMIT

/** Each request claims another sender address; a trusted proxy adds the true one at the end. */
async function flood(trustedProxies: 0 | 1) {
  const settings = { ...UNBOUNDED, POST_LIMIT: String(LIMIT), TRUSTED_PROXIES: String(trustedProxies) }
  return withServer(settings, async (server) => {
    const tours = await offeredTours(server.origin)
    const statuses: number[] = []
    const waits = new Set<string>()
    const first = newKey()
    let again: Answer | null = null
    const began = performance.now()
    for (let number = 0; number < SENT; number += 1) {
      const tour = tours[number % tours.length]
      if (!tour) throw new Error('No tour')
      const claim = `${number}.${number}.3.4`
      const from = trustedProxies === 1 ? `${claim}, 102.89.0.7` : claim
      const key = number === 0 ? first : newKey()
      const answer = await postJson(server.origin, BOOK, guest(`s10-${number}`, tour), {
        ...key,
        'x-forwarded-for': from,
      })
      statuses.push(answer.status)
      if (number === LIMIT)
        again = await postJson(server.origin, BOOK, guest('s10-0', tours[0] ?? tour), first)
      if (answer.status === 429) waits.add(String(Number(answer.headers['retry-after']) > 0))
    }
    const refilled = Math.floor((performance.now() - began) / REFILL_MS)
    const passed = statuses.filter((status) => status !== 429).length
    return {
      most: LIMIT + refilled,
      passed,
      limited: SENT - passed,
      saysWhen: [...waits].join() === 'true',
      replay: again?.status,
      rows: await server.rows(),
    }
  })
}

/** A slow machine takes so long that some more pass. */
function wantedOf({ most, passed }: { most: number; passed: number }) {
  const allowed = Math.min(Math.max(passed, LIMIT), most)
  return { most, passed: allowed, limited: SENT - allowed, saysWhen: true, replay: 200, rows: allowed }
}

test('S10 a sender is counted by its socket, or by what the owner’s own proxy says, whatever it claims', async () => {
  const [direct, proxied] = [await flood(0), await flood(1)]
  const ok = [direct, proxied].every((one) => JSON.stringify(one) === JSON.stringify(wantedOf(one)))
  await recordWholeRow({
    id: 'S10',
    what: 'A made-up X-Forwarded-For buys nothing',
    how: `${SENT} bookings with ${SENT} claimed addresses at a bound of ${LIMIT}, without a proxy and behind a trusted one; once it is spent a repeat of the first under its key`,
    figure: `${direct.limited} and ${proxied.limited} of ${SENT} refused with 429 and a Retry-After; ${direct.rows} and ${proxied.rows} rows; the repeat is free`,
    target: `${SENT - LIMIT} refused both times; the repeat answered 200`,
    ok,
  })
  expect(direct).toEqual(wantedOf(direct))
  expect(proxied).toEqual(wantedOf(proxied))
})
