// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { follow, followedSearches } from '#follow/store.ts'
import { legalPageOf } from '#src/features/legal/legal-page.ts'
import { createLastSeen } from '#src/features/packages/changes/last-seen.ts'
import { NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { shortlist } from '#src/features/packages/shortlist/kept/shortlist.ts'
import { erasure } from '#src/features/requests/erasure/erasure-copy.ts'
import { emptyKit } from '#src/features/tours/kit/kit-record.ts'
import { kitsOnPhone, saveKit } from '#src/features/tours/kit/kit-store.ts'
import { noteInLedger } from '#src/pwa/packs/pack-ledger.ts'
import { eraseRest } from './erase-rest.ts'

const PACK = {
  kind: 'tour' as const,
  id: '7',
  title: 'A tour',
  projectType: null,
  projectId: null,
  packageIds: [],
  address: '/site_tour',
}
const SEARCH = {
  query: 'q=corner',
  label: 'corner',
  followedAt: 1,
  lookedAt: 0,
  seen: null,
  news: [],
  isTold: true,
}
const figures = { amount: 100, left: 5, sale: 'on-sale' as const }
const caches = { delete: vi.fn<(name: string) => Promise<boolean>>() }

shortlist.subscribe(() => undefined) // as the link in the header does

beforeEach(async () => {
  vi.restoreAllMocks()
  vi.stubGlobal('caches', caches)
  caches.delete.mockReset().mockResolvedValue(true)
  localStorage.setItem('adbond-theme', 'dark')
  await saveKit('101', () => ({ ...emptyKit, notes: 'No signal here.' }))
  await follow({ ...SEARCH, criteria: NO_CRITERIA })
  createLastSeen(localStorage).note('7', figures, 0)
  shortlist.save({ ...figures, id: '7', name: 'Plot', line: 'land', savedAt: 1, discount: 0 })
  noteInLedger(PACK)
})

const left = async () => ({
  kits: (await kitsOnPhone()).length,
  searches: (await followedSearches())?.length,
  hearts: shortlist.get().length,
  keys: Object.keys(localStorage).sort(),
})
const NOTHING = { kits: 0, searches: 0, hearts: 0, keys: ['adbond-theme'] }

test('what was noted, followed, marked, seen and saved goes, and the colours of the site stay', async () => {
  expect(await left()).toMatchObject({ kits: 1, searches: 1, hearts: 1 })
  expect(await eraseRest()).toBe(true)
  expect(await left()).toEqual(NOTHING)
  expect(caches.delete).toHaveBeenCalledWith('packs')
})

test('other parts of this page hear that the saved packs are gone', async () => {
  const heard = vi.fn()
  addEventListener('storage', ({ key, newValue }) => heard(key, newValue))
  await eraseRest()
  expect(heard).toHaveBeenCalledWith('adbond-packs', null)
})

test('a storage that refuses one part is told, and every other part goes all the same', async () => {
  caches.delete.mockRejectedValue(new DOMException('No', 'SecurityError'))
  expect(await eraseRest()).toBe(false)
  expect(await left()).toEqual({ ...NOTHING, keys: ['adbond-packs', 'adbond-theme'] })

  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('No', 'UnknownError')
  })
  caches.delete.mockResolvedValue(true)
  shortlist.save({ ...figures, id: '8', name: 'Plot', line: 'land', savedAt: 1, discount: 0 })
  expect(await eraseRest()).toBe(false)
  expect(clear).toHaveBeenCalled()
  expect(await left()).toMatchObject({ hearts: 0, keys: ['adbond-theme'] })
})

test('a storage that never answers is told after ten seconds, and every other part is gone by then', async () => {
  vi.useFakeTimers()
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
  const told = vi.fn()
  void eraseRest().then(told)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(told).toHaveBeenCalledWith(false)
  expect(shortlist.get()).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['adbond-theme'])
})

test('no notice of a request or of a followed search stays on the phone', async () => {
  const notices = ['adbond-followed', 'adbond-request'].map((tag) => ({ tag, close: vi.fn() }))
  const getNotifications = async ({ tag }: { tag?: string } = {}) =>
    notices.filter((notice) => tag === undefined || notice.tag === tag)
  const registration = { getNotifications, active: { postMessage: vi.fn() } }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: registration, getRegistration: async () => registration },
  })
  expect(await eraseRest()).toBe(true)
  for (const { tag, close } of notices) expect(close, tag).toHaveBeenCalledOnce()
})

test('the privacy page tells what a person marked, saw and saved, and names the button that deletes it', () => {
  const text = JSON.stringify(legalPageOf('/legal/privacy').document)
  for (const kept of ['shortlist', 'Seen prices', 'Saved packs', `“${erasure.press}”`]) {
    expect(text).toContain(kept)
  }
})
