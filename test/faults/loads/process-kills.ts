/** Processes killed under load, one after the other, while the others go on. */

import { until } from '../rig/until.ts'
import { bookAllTheTime, differences } from './booking-load.ts'
import type { Processes } from './several-processes.ts'

const PEOPLE = 16
const BOOKINGS_BETWEEN = 20

export async function killProcesses({ sites, origins, tours, rows }: Processes, kills: number) {
  const { load, end } = bookAllTheTime({ origins, tours, people: PEOPLE, prefix: 'kill' })
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = load.bookedAt.length + BOOKINGS_BETWEEN
    await until(() => load.bookedAt.length >= enough)
    const site = sites[kill % sites.length]
    await site?.kill()
    await site?.start()
  }
  await end()
  return { load, ...differences(load, await rows(), 'kill') }
}
