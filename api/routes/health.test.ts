import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { appForAll, appForTests } from '../app-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'

describe.each(bothDatabases)('the probes on $name', (database) => {
  describe.skipIf(database.isMissing)('say', { timeout: 60_000 }, () => {
    const api = appForAll(database)
    const ask = async (path: string, app = api.app) => {
      const answer = await app.request(path)
      return [answer.status, await answer.text(), answer.headers.get('Cache-Control')]
    }

    it('that all is well', async () => {
      expect(await ask('/livez')).toEqual([200, 'ok\n', 'no-store'])
      expect(await ask('/readyz')).toEqual([200, 'ok\n', 'no-store'])
      expect((await api.app.request('/readyz', { method: 'HEAD' })).status).toBe(200)
    })

    it('that the process leaves', async () => {
      const leaving = createApp({ db: api.db, isLeaving: () => true })
      expect(await ask('/readyz', leaving)).toEqual([503, 'unavailable\n', 'no-store'])
      expect((await ask('/livez', leaving))[0]).toBe(200)
    })

    it('that the database is gone, while the process lives', async () => {
      const { app, close } = await appForTests(database)
      await close()
      expect([(await ask('/readyz', app))[0], (await ask('/livez', app))[0]]).toEqual([503, 200])
    })
  })
})
