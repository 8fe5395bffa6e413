import 'fake-indexeddb/auto'
import { createStore } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'
import { refuseAsSafari } from '#contract/full-phone-for-tests.ts'
import { FOLLOWED_DATABASE, FOLLOWED_TABLE } from '#contract/kept-names.ts'
import { endAllFollowing, sampleSearch } from './sample-search-for-tests.ts'
import { endFollowing, follow, followedSearches, onFollowedChange } from './store.ts'

afterEach(async () => {
  vi.useRealTimers()
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

/** Another tab has begun to write for ever; returns what lets it end. */
async function holdTheStorage(): Promise<() => void> {
  let isHeld = true
  await new Promise<void>((begun) => {
    void createStore(FOLLOWED_DATABASE, FOLLOWED_TABLE)('readwrite', (rows) => {
      const goOn = () => {
        begun()
        if (isHeld) rows.get('').onsuccess = goOn
      }
      goOn()
    })
  })
  return () => {
    isHeld = false
  }
}

it('a storage that does not answer is told of, and what it says later announces itself', async () => {
  await followedSearches()
  const release = await holdTheStorage()
  const told = vi.fn()
  const stop = onFollowedChange(told)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answers = vi.fn()
  void Promise.all([followedSearches(), follow(sampleSearch()), endFollowing('b')]).then(answers)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(answers).toHaveBeenCalledWith([null, 'unavailable', 'unavailable'])
  expect(told).not.toHaveBeenCalled()
  release()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3)) // two changes, and the list
  stop()
  expect(await followedSearches()).toEqual([sampleSearch()])
})
