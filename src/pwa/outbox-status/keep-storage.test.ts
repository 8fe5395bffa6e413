import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
const load = async () => (await import('./keep-storage.ts')).askToKeepStorage
const storage = (isKept: boolean) => ({
  persisted: vi.fn(async () => isKept),
  persist: vi.fn(async () => true),
})

test('the browser is asked to keep the storage, once', async () => {
  const ask = await load()
  const device = storage(false)
  await ask(device)
  await ask(device)
  expect(device.persist).toHaveBeenCalledTimes(1)
})

test('it is not asked for what it does already', async () => {
  const device = storage(true)
  await (await load())(device)
  expect(device.persist).not.toHaveBeenCalled()
})

test.each([
  ['knows no such question', {}],
  ['refuses the question', { persist: async () => Promise.reject(new Error('denied')) }],
])('nothing happens in a browser that %s', async (_, device) => {
  await expect((await load())(device)).resolves.toBeUndefined()
})
