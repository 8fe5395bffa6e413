import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookOnFullDisk } from '../../test/faults/loads/full-disk.ts'
import { canMount } from '../../test/faults/rig/small-disk.ts'
import { bookingRow, type DataForTests, dataForTests } from './data-for-tests.ts'

if (!canMount) console.warn('!! Not root: the test on a full disk is SKIPPED, it needs a mount of its own.')

let data: DataForTests
beforeAll(async () => {
  data = await dataForTests(3)
}, 120_000)
afterAll(() => data?.remove())

it.skipIf(!canMount)(
  'a full disk refuses bookings and the office in plain words, loses none, and takes them again once there is room',
  { timeout: 180_000 },
  async () => {
    const { acknowledged, readable, rows, refusedStart, refusedCancel } = await bookOnFullDisk(
      data.made,
      bookingRow,
    )
    expect(readable).toBe(acknowledged - 1) // the last one was stored after room was made
    expect(rows).toBe(acknowledged)
    expect(refusedStart).toMatch(/The disk with the data folder \S+ is full\. Make room and start again/)
    expect(refusedCancel).toMatch(/The disk with the data is full: nothing was changed/)
  },
)
