// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { hasKeptReads } from '#src/app/data/has-kept-reads.ts'
import { keepReads } from './keep-reads.ts'

const key = ['choices', '/x']
const read = { value: [{ id: '1', name: 'Estate' }], storedAt: Date.now() }

it('a phone that has kept nothing is known, and what was read before its keeper came is kept all the same', async () => {
  expect(await hasKeptReads()).toBe(false)
  const client = new QueryClient()
  client.setQueryData(key, read)
  await keepReads(client)
  await vi.waitFor(
    async () => {
      const later = new QueryClient()
      await keepReads(later)
      expect(later.getQueryData(key)).toEqual(read)
    },
    { timeout: 5_000, interval: 200 }, // it is saved after a second
  )
  expect(await hasKeptReads()).toBe(true)
})

it('a browser that cannot say what it has kept is taken to have something', async () => {
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true })
  expect(await hasKeptReads()).toBe(true)
  Reflect.deleteProperty(indexedDB, 'databases')
})
