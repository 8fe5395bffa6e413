import { expect, it } from 'vitest'
import { DatabaseAway } from './database-away.ts'
import { waitForDatabase } from './wait-for-database.ts'

const refusing = (code: string) => Object.assign(new Error('at postgres://app:secret@db'), { code })

it('asks until the database answers, and says once that it waits', async () => {
  const said: string[] = []
  const faults = ['ECONNREFUSED', 'EAI_AGAIN', '57P03']
  const ask = async () => {
    const code = faults.shift()
    if (code) throw refusing(code)
    return 'there'
  }
  expect(await waitForDatabase(ask, { say: (words) => said.push(words) })).toBe('there')
  expect(said).toEqual(['The database does not answer yet (ECONNREFUSED); waiting up to 30 s.'])
})

it('gives up after its time, without the address', async () => {
  const waiting = waitForDatabase(() => Promise.reject(refusing('ECONNREFUSED')), {
    say: () => {},
    waitMs: 0,
  })
  await expect(waiting).rejects.toThrow(DatabaseAway)
  await expect(waiting).rejects.toThrow('The database of DATABASE_URL did not answer for 0 s (ECONNREFUSED).')
})

it('says so when what it finds takes no writes', async () => {
  const said: string[] = []
  const ask = () => Promise.reject(refusing('NO_PRIMARY'))
  const waiting = waitForDatabase(ask, { say: (words) => said.push(words), waitMs: 400 })
  await expect(waiting).rejects.toThrow('None of the servers of DATABASE_URL took writes for 0.4 s.')
  expect(said).toEqual(['The database takes no writes; waiting up to 0.4 s.'])
})

it.each(['28P01', '3D000', '42501'])('does not wait where waiting cannot help: %s', async (code) => {
  const said: string[] = []
  const asked = waitForDatabase(() => Promise.reject(refusing(code)), { say: (words) => said.push(words) })
  await expect(asked).rejects.toMatchObject({ code })
  expect(said).toEqual([])
})
