import { expect, test } from '@playwright/test'
import { guest, inPool, offeredTours, postBooking } from './loads/book.ts'
import { recordRow } from './report/record.ts'
import { onDatabase } from './rig/on-both-databases.ts'

const COPIES = 200

for (const name of ['PGlite', 'PostgreSQL'] as const) {
  test(`R5 one key is one booking, however often and with whatever body it comes, on ${name}`, async () => {
    const measured = await onDatabase(name, { seats: 1_000 }, async (site) => {
      const [tour] = await offeredTours(site.origin)
      if (!tour) throw new Error('No tour')
      const key = crypto.randomUUID()
      const copy = () => postBooking(site.origin, guest('r5-same', tour), key)
      const copies = await inPool(
        COPIES,
        Array.from({ length: COPIES }, () => copy),
      )
      const last = await copy()
      const others = await inPool(
        COPIES,
        Array.from({ length: COPIES }, (_, index) => async () => {
          // 409: another copy holds the key at this moment; it is repeated, as Retry-After says.
          for (;;) {
            const answer = await postBooking(site.origin, guest(`r5-other-${index}`, tour), key)
            if (answer.status !== 409) return answer
          }
        }),
      )
      return { copies, last, others, rows: (await site.bookings()).map(({ email }) => email) }
    })
    test.skip(measured === null, 'PostgreSQL is not installed')
    if (measured === null) return
    const { copies, last, others, rows } = measured
    const strange = copies.filter(({ status }) => status !== 200 && status !== 409).length
    const refused = others.filter(({ status }) => status === 422).length
    const ok = rows.length === 1 && strange === 0 && last.status === 200 && refused === COPIES
    await recordRow({
      id: `R5-${name.toLowerCase()}`,
      what: 'One key is one booking',
      how: `The same key ${COPIES} times at once, then ${COPIES} times with another body, on ${name}`,
      figure: `${rows.length} row; ${refused} of ${COPIES} other bodies refused with 422`,
      target: '1 row; all 422',
      ok,
    })
    expect({ rows, strange, last: last.status, refused }).toEqual({
      rows: ['r5-same@faults.example'],
      strange: 0,
      last: 200,
      refused: COPIES,
    })
  })
}
