import { test as base, expect } from '@playwright/test'
import { IN_PUBLIC, type PublicServer, UNBOUNDED, withServer } from './server.ts'

/** One server for all checks of a worker that only send: each counts its own rows. */
export const test = base.extend<object, { server: PublicServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => withServer({ ...IN_PUBLIC, ...UNBOUNDED, LOG_LEVEL: 'debug' }, use),
    { scope: 'worker', timeout: 240_000 },
  ],
})

export { expect }
