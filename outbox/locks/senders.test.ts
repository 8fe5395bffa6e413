import { expect, test } from 'vitest'
import { createSenders } from './senders.ts'

const NEVER = () => new Promise<never>(() => {})
const AT_ONCE = async () => {}

/** Web Locks, as far as names need them. `die` does what a browser does with the locks of a page that ended. */
function fakeLocks() {
  const held = new Set<string>()
  const locks = {
    async request(name: string, _options: LockOptions, hold: (lock: Lock | null) => unknown) {
      held.add(name)
      try {
        return await hold({ name, mode: 'exclusive' })
      } finally {
        held.delete(name)
      }
    },
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  }
  return { locks: locks as unknown as LockManager, die: (name: string) => held.delete(name) }
}

function named() {
  let count = 0
  return () => `${++count}`
}

test('a sender lives while it sends, and no longer', async () => {
  const { locks } = fakeLocks()
  const here = createSenders(locks, { newName: named(), sleep: NEVER })
  const elsewhere = createSenders(locks, { newName: named(), sleep: NEVER })
  const name = await here.during(async (sender) => {
    expect(await elsewhere.dead([sender ?? ''])).toEqual(new Set())
    return sender ?? ''
  })
  expect(name).not.toBe('')
  expect(await elsewhere.dead([name])).toEqual(new Set([name]))
})

test('a sender that fails lives no more either', async () => {
  const { locks } = fakeLocks()
  const senders = createSenders(locks, { newName: named(), sleep: NEVER })
  let name = ''
  const failed = senders.during(async (sender) => {
    name = sender ?? ''
    throw new Error('fault')
  })
  await expect(failed).rejects.toThrow('fault')
  expect(await senders.dead([name])).toEqual(new Set([name]))
})

test('of two senders only the one whose page ended is dead', async () => {
  const { locks, die } = fakeLocks()
  const senders = createSenders(locks, { newName: named(), sleep: NEVER })
  const names: string[] = []
  const sends = async (sender: string | null) => {
    names.push(sender ?? '')
    await NEVER()
  }
  void senders.during(sends)
  void senders.during(sends)
  await expect.poll(() => names.length).toBe(2)
  die(names[0] ?? '')
  expect(await senders.dead(names)).toEqual(new Set([names[0]]))
})

test.each([
  ['missing', undefined, NEVER],
  [
    'forbidden',
    { request: () => Promise.reject(new Error()), query: () => Promise.reject(new Error()) },
    NEVER,
  ],
  ['silent', { request: NEVER, query: NEVER }, AT_ONCE],
] as const)('with locks %s a sender has no name, and nobody is held for dead', async (_, locks, sleep) => {
  const senders = createSenders(locks as unknown as LockManager, { newName: named(), sleep })
  expect(await senders.during(async (sender) => sender)).toBeNull()
  expect(await senders.dead(['one'])).toEqual(new Set())
})
