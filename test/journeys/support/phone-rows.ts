/** Writes requests to the phone's database as another start of the browser would find them. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

const HOUR_MS = 3_600_000

export type Row = { id: string; createdAt: number; [field: string]: unknown }

/** A booking that waits because the server asked for patience: only the person sends it within the hour. */
export function waitingBooking(number: number, firstname: string, now = Date.now()): Row {
  const bookedDate = new Date(now + 9 * 24 * HOUR_MS).toISOString().slice(0, 10)
  return {
    id: randomUUID(), // the server knows the key of what another journey sent, and refuses it for another person
    kind: 'tour-booking',
    label: `Moniya Green 500, visit ${number}`,
    createdAt: now - number * 60_000,
    expiresAt: now + 71 * HOUR_MS,
    state: 'queued',
    attempts: 1,
    lastAttemptAt: now - 60_000,
    nextAttemptAt: now + HOUR_MS,
    waitingFor: 'server',
    mayHaveArrived: false,
    body: {
      siteTourScheduleId: 25, // of the sample data: every day
      bookedDate,
      firstname,
      lastname: 'Okonkwo',
      email: `${firstname.toLowerCase()}@rows.example`,
      phoneNumber: '+2348031234567',
    },
  }
}

/** Call it on a page of the site that has not read its outbox yet. */
export async function putOnPhone(page: Page, rows: readonly Row[]): Promise<void> {
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('adbond-outbox', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('entries')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite')
          for (const entry of entries) writing.objectStore('entries').put(entry, entry.id)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    rows,
  )
}

/** Everything that this origin's databases hold about requests and drafts, as text. */
export const textOnPhone = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rowsOf = (database: string, table: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(database, 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore(table)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(table).objectStore(table).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      })
    const rows = [await rowsOf('adbond-outbox', 'entries'), await rowsOf('adbond-drafts', 'drafts')]
    return JSON.stringify(rows.flat())
  })

/** The row of a form, as another start of the browser will find it. */
export const draftOnDisk = (
  page: Page,
  form: 'tour-booking' | 'team-application' | 'enquiry' = 'tour-booking',
) =>
  page.evaluate(
    (key) =>
      new Promise<{ fields: Record<string, string> } | undefined>((resolve) => {
        const opening = indexedDB.open('adbond-drafts')
        opening.onupgradeneeded = () => opening.transaction?.abort() // the page makes it, and never finds an empty one
        opening.onerror = () => resolve(undefined)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').get(key)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
    form,
  )
