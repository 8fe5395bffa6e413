/** The app on a real socket with a failing database and an exhausted limit: a 500 and a 429 on the wire. */
import { createApp } from '../../api/app.ts'
import type { Database } from '../../api/db/database.ts'
import { listen } from '../../api/process/listen.ts'
import { type Answer, BOOK, postJson, send } from './attacks/send.ts'
import { OUR_ORIGIN } from './server.ts'

const failing = new Proxy({} as Database, {
  get: () => {
    throw new Error('select * from people -- at /srv/api/db/database.ts')
  },
})

export async function answersInTrouble(): Promise<Record<'API 500' | 'POST 429', Answer>> {
  const postLimit = { capacity: 1, refillMs: 60_000, addressOf: () => '102.89.0.7' }
  const app = createApp({ db: failing, behindTls: true, allowedOrigins: [OUR_ORIGIN], postLimit })
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`
  try {
    const fault = await send(origin, '/api/v2/projects')
    const ask = () => postJson(origin, BOOK, {}, { origin: OUR_ORIGIN })
    await ask() // spends the only one
    return { 'API 500': fault, 'POST 429': await ask() }
  } finally {
    await close()
  }
}
