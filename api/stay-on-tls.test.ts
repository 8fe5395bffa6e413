import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { type AppForTests, appForTests } from './app-for-tests.ts'
import { bothDatabases } from './db/databases-for-tests.ts'

const [pglite] = bothDatabases
const HSTS = 'Strict-Transport-Security'
const media = { answer: async () => new Response('a picture'), sizeAt: async () => null }

let api: AppForTests
beforeAll(async () => {
  if (pglite) api = await appForTests(pglite)
})
afterAll(() => api?.close())

it.each(['/api/v2/packages/project_type/1', '/api/v2/nowhere', '/media/a.jpg', '/nowhere'])(
  '%s tells a visitor who came over TLS to stay there, and nobody else',
  async (path) => {
    const secure = createApp({ db: api.db, media, behindTls: true })
    expect((await secure.request(path)).headers.get(HSTS)).toBe('max-age=63072000; includeSubDomains')
    const plain = createApp({ db: api.db, media })
    expect((await plain.request(path)).headers.get(HSTS)).toBeNull()
  },
)
