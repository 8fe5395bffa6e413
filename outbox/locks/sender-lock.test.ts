import { expect, test, vi } from 'vitest'
import { createSenderLock } from './sender-lock.ts'

const NEVER = () => new Promise<never>(() => {})
const sent = async () => 'sent'

/** Web Locks, as far as one exclusive lock needs them. */
function fakeLocks() {
  let isHeld = false
  return {
    async request(_name: string, _options: LockOptions, hold: (lock: Lock | null) => unknown) {
      if (isHeld) return hold(null)
      isHeld = true
      try {
        return await hold({ name: 'adbond-outbox', mode: 'exclusive' })
      } finally {
        isHeld = false
      }
    },
  } as unknown as LockManager
}

test('one sender at a time, and the next one after it', async () => {
  const locks = fakeLocks()
  const lockOfTab = createSenderLock(locks, { now: () => 0, sleep: NEVER })
  const lockOfWorker = createSenderLock(locks, { now: () => 0, sleep: NEVER })
  let finish = () => {}
  const first = lockOfTab(() => new Promise<void>((resolve) => (finish = resolve)))
  await Promise.resolve()
  await vi.waitFor(async () => expect(await lockOfWorker(sent)).toBeNull())
  finish()
  await first
  await vi.waitFor(async () => expect(await lockOfWorker(sent)).toEqual({ result: 'sent' }))
})

test('a task that fails frees the lock', async () => {
  const lock = createSenderLock(fakeLocks(), { now: () => 0, sleep: NEVER })
  await expect(lock(() => Promise.reject(new Error('fault')))).rejects.toThrow('fault')
  await vi.waitFor(async () => expect(await lock(sent)).toEqual({ result: 'sent' }))
})

test('a lock that is never granted stops nobody for longer than a minute', async () => {
  let now = 0
  const never = {
    request: async (_name: string, _options: LockOptions, hold: (lock: null) => void) => hold(null),
  }
  const lock = createSenderLock(never as unknown as LockManager, { now: () => now, sleep: NEVER })
  expect(await lock(sent)).toBeNull()
  now = 59_999
  expect(await lock(sent)).toBeNull()
  now = 60_000
  expect(await lock(sent)).toEqual({ result: 'sent' })
})

test('a lock manager that does not answer counts as busy', async () => {
  let now = 0
  const silent = { request: NEVER } as unknown as LockManager
  const lock = createSenderLock(silent, { now: () => now, sleep: async () => {} })
  expect(await lock(sent)).toBeNull()
  now = 60_000
  expect(await lock(sent)).toEqual({ result: 'sent' })
})

test.each([
  ['missing', undefined],
  ['forbidden', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as never],
  [
    'forbidden at once',
    {
      request: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    } as never,
  ],
])('with locks %s the lease and the key have to do', async (_name, locks) => {
  const lock = createSenderLock(locks, { now: () => 0, sleep: NEVER })
  expect(await lock(sent)).toEqual({ result: 'sent' })
})
