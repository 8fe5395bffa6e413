import { API_PREFIX } from '#contract/api-prefix.ts'
import { openEnvelope } from '#contract/records/envelope.ts'
import { parseChoices, parseDates, parseTimeSlots } from '#contract/records/site-tour.ts'
import { booking } from '../app-for-tests.ts'

const FILTER = `${API_PREFIX}/site_tours/filter_schedules?projectTypeId=1`

/** Walks the cascade as a visitor does, to the last date on offer. */
async function lastTour(address: string) {
  const read = async (query: string) =>
    openEnvelope(await (await fetch(address + FILTER + query)).json()).data
  const [project] = parseChoices(await read(''))
  const [pkg] = parseChoices(await read(`&projectId=${project?.id}`))
  const chosen = `&projectId=${project?.id}&packageId=${pkg?.id}`
  const bookedDate = parseDates(await read(chosen)).at(-1)
  const [slot] = parseTimeSlots(await read(`${chosen}&date=${bookedDate}`))
  return { siteTourScheduleId: Number(slot?.scheduleId), bookedDate }
}

/** Books at a running server through its public port; returns the status. */
export async function bookLastTour(
  address: string,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const body = JSON.stringify(booking({ ...(await lastTour(address)), email, ...changes }))
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  return (await fetch(`${address}${API_PREFIX}/site_tours/book`, { method: 'POST', body, headers })).status
}
