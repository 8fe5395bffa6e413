import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { refuseAsSafari } from '#contract/full-phone-for-tests.ts'
import { endAllFollowing, sampleSearch } from './sample-search-for-tests.ts'
import { endFollowing, follow, followedSearches } from './store.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await endAllFollowing()
})

it('a connection that the browser closed in the background, as Safari does, is opened anew', async () => {
  await follow(sampleSearch())
  const { transaction } = IDBDatabase.prototype
  let closed: IDBDatabase | undefined
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    closed ??= this
    if (this === closed) throw new DOMException('The database connection is closing', 'InvalidStateError')
    return transaction.apply(this, asked)
  })
  expect(await followedSearches()).toEqual([sampleSearch()])
  expect(await follow(sampleSearch({ query: 'b' }))).toBeNull()
  expect(await endFollowing('b')).toBeNull()
})

it('a full phone gets no further connection with each search', async () => {
  await follow(sampleSearch())
  const open = vi.spyOn(indexedDB, 'open')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await follow(sampleSearch({ query: 'b' }))).toBe('full')
  expect(open).not.toHaveBeenCalled()
})

it('a full iPhone is told as full', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    return refuseAsSafari(this, value, key)
  })
  expect(await follow(sampleSearch({ query: 'b' }))).toBe('full')
  expect(await followedSearches()).toEqual([])
})
