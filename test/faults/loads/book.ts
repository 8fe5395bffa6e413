/** Bookings as a phone sends them, without a phone, for the rows about the server alone. */
import { lagosDay } from '../../../api/lagos-date.ts'
import { API_PREFIX } from '../../../contract/api-prefix.ts'
import { endpoints, PROJECT_TYPE_IDS } from '../../../contract/endpoints.ts'
import { type Parsed, readAnswer, type SchemaName } from '../../../contract/records/schemas.ts'

export type Tour = { siteTourScheduleId: number; bookedDate: string }
export type BookingBody = Tour & Record<'firstname' | 'lastname' | 'email' | 'phoneNumber', string>

/** Every tour and date that can be booked (from tomorrow on), found by walking the cascade as a visitor does. */
export async function offeredTours(origin: string): Promise<Tour[]> {
  const read = async <Name extends SchemaName>(schema: Name, path: string): Promise<Parsed<Name>> =>
    readAnswer(schema, await (await fetch(origin + API_PREFIX + path)).json())
  const tours: Tour[] = []
  const today = lagosDay(new Date())
  for (const projectTypeId of Object.values(PROJECT_TYPE_IDS)) {
    for (const { id: projectId } of await read('choices', endpoints.schedules({ projectTypeId }))) {
      const ofProject = { projectTypeId, projectId }
      for (const { id: packageId } of await read('choices', endpoints.schedules(ofProject))) {
        const ofPackage = { ...ofProject, packageId }
        for (const bookedDate of await read('dates', endpoints.schedules(ofPackage))) {
          if (bookedDate <= today) continue
          const slots = await read('time-slots', endpoints.schedules({ ...ofPackage, date: bookedDate }))
          tours.push(
            ...slots.map(({ scheduleId }) => ({ siteTourScheduleId: Number(scheduleId), bookedDate })),
          )
        }
      }
    }
  }
  if (tours.length === 0) throw new Error('The sample data offers no tour')
  return tours
}

export const guest = (name: string, tour: Tour): BookingBody => ({
  ...tour,
  firstname: 'Adaeze',
  lastname: 'Okonkwo',
  email: `${name}@faults.example`,
  phoneNumber: '08031234567',
})

export type Posted = { status: number; ms: number }

/** `status` 0: no answer came. */
export async function postBooking(origin: string, body: BookingBody, key: string): Promise<Posted> {
  const started = performance.now()
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  try {
    const answer = await fetch(origin + API_PREFIX + endpoints.bookTour(), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - started }
  } catch {
    return { status: 0, ms: performance.now() - started } // refused, reset or cut: the caller counts it
  }
}

/** Runs the tasks with so many at a time; returns their results in order. */
export async function inPool<Result>(
  size: number,
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = []
  const queue = tasks.entries()
  const work = async () => {
    for (const [index, task] of queue) results[index] = await task()
  }
  await Promise.all(Array.from({ length: size }, work))
  return results
}
