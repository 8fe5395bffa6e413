import type { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { type AppParts, createApp } from './app.ts'
import { contentForTests, NOW, TODAY } from './db/content-for-tests.ts'
import type { Database } from './db/database.ts'
import type { DatabaseForTests } from './db/databases-for-tests.ts'
import { seedDatabase } from './db/seed-loader.ts'

export type AppForTests = { app: Hono; db: Database; close: () => Promise<void> }

/** The app on a database with the small content. The clock stands still on NOW unless a test moves it. */
export async function appForTests(
  database: DatabaseForTests,
  parts: Omit<AppParts, 'db'> = {},
): Promise<AppForTests> {
  const { db, close } = await database.open()
  await seedDatabase(db, TODAY, contentForTests)
  return { app: createApp({ db, now: () => NOW, log: () => undefined, ...parts }), db, close }
}

/** The same for a whole `describe`: created before its first test, closed after its last. */
export function appForAll(database: DatabaseForTests): AppForTests {
  const api = {} as AppForTests // nothing is in it until the tests run
  beforeAll(async () => void Object.assign(api, await appForTests(database)))
  afterAll(() => api.close?.())
  return api
}

export const get = (app: Hono, path: string, headers: Record<string, string> = {}) =>
  app.request(API_PREFIX + path, { headers })

export const post = (app: Hono, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(API_PREFIX + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })

export const booking = (changes: Record<string, unknown> = {}) => ({
  siteTourScheduleId: 1,
  bookedDate: '2026-11-30',
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '08031234567',
  ...changes,
})

export const application = (changes: Record<string, unknown> = {}) => ({
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  location: 'Ibadan',
  reason: 'I know people.',
  ...changes,
})
