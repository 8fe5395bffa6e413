import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { pgliteForTests } from '../db/pglite-for-tests.ts'
import { senderUse } from '../db/schema/submissions.ts'
import { SharedLimit } from '../http/shared-limit.ts'

const ADDRESS = '102.89.0.7'
let open: OpenDatabase
beforeAll(async () => {
  open = await pgliteForTests()
})
afterAll(() => open?.close())

it('whoever has the table, and not the password, finds no address by trying them all', async () => {
  const ofProcess = (secret: string) => new SharedLimit(open.db, { capacity: 2, refillMs: 3_600_000 }, secret)
  const senders = async () => (await open.db.select().from(senderUse)).map(({ sender }) => sender)
  for (const isServed of [true, true, false]) {
    const another = ofProcess('app:secret')
    expect((await another.take(ADDRESS, 0)) === 0).toBe(isServed)
  }
  const [sender] = await senders()
  expect(await senders()).toEqual([expect.stringMatching(/^[\w-]{22}$/)])
  for (const guess of [ADDRESS, `app:secret${ADDRESS}`]) {
    expect(sender).not.toBe(createHash('sha256').update(guess).digest('base64url').slice(0, 22))
  }
  expect(await ofProcess('app:other').take(ADDRESS, 0)).toBe(0)
  expect(await senders()).toHaveLength(2)
})
