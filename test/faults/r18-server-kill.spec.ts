import { expect, test } from '@playwright/test'
import { startSite } from '../harness/site.ts'
import { guest, offeredTours, postBooking } from './loads/book.ts'
import { recordRow } from './report/record.ts'
import { seeded } from './rig/seeded.ts'

const KILLS = 50
const SENDERS = 8
const SEED = 18

test('R18 a server killed under load keeps every booking that it acknowledged', async () => {
  const random = seeded(SEED)
  const site = await startSite({ seats: 1_000_000 })
  const [tour] = await offeredTours(site.origin)
  if (!tour) throw new Error('No tour')
  const acknowledged = new Set<string>()
  const open = new Map<string, string>()
  let made = 0
  let lost = 0

  for (let kill = 0; kill < KILLS; kill += 1) {
    let isRunning = true
    const send = async () => {
      while (isRunning) {
        const name = `r18-${made++}`
        const key = crypto.randomUUID()
        open.set(name, key)
        const { status } = await postBooking(site.origin, guest(name, tour), key)
        if (status !== 200) return // its key stays open: the test asks for its outcome after the restart
        open.delete(name)
        acknowledged.add(name)
      }
    }
    const senders = Array.from({ length: SENDERS }, send)
    await new Promise((resolve) => setTimeout(resolve, 100 + random() * 700)) // the load, not a wait for something
    await site.kill()
    isRunning = false
    await Promise.all(senders)
    await site.start()
    const stored = new Set((await site.bookings()).map(({ email }) => email.split('@')[0]))
    lost += [...acknowledged].filter((name) => !stored.has(name)).length
  }
  // A request without an answer is repeated under its key, as the outbox does.
  for (const [name, key] of open) {
    expect((await postBooking(site.origin, guest(name, tour), key)).status, name).toBe(200)
  }
  const rows = (await site.bookings()).map(({ email }) => email)
  await site.remove()
  const twice = rows.length - new Set(rows).size
  const ok = lost === 0 && twice === 0 && rows.length === made && acknowledged.size > KILLS
  await recordRow({
    id: 'R18',
    what: 'What the server acknowledged is stored',
    how: `${KILLS} × SIGKILL under load on PGlite, seed ${SEED}; unheard answers asked for again under their keys`,
    figure: `${acknowledged.size} acknowledged, ${lost} lost; ${open.size} asked again, ${twice} twice; ${rows.length} rows of ${made}`,
    target: '0 lost, 0 twice',
    ok,
  })
  expect({ lost, twice, rows: rows.length }).toEqual({ lost: 0, twice: 0, rows: made })
  expect(ok).toBe(true)
})
