import { afterEach, expect, it, vi } from 'vitest'
import { keptAddresses, watchKept } from './kept-on-phone.ts'

const device = vi.hoisted(() => ({ look: () => {}, noteKept: vi.fn() }))
vi.mock('#src/device/later/kept-addresses.ts', () => ({
  noteKept: device.noteKept,
  answerWithKept: (look: () => void) => {
    device.look = look
  },
}))
afterEach(() => void vi.unstubAllGlobals())

it('leaves the marks alone while the storage does not tell which pages it has', async () => {
  const site = 'https://site.example'
  const record = `${site}/api/v2/packages/view/101`
  const stored: Record<string, string[]> = {
    'api-reads': [record],
    'workbox-precache-v2': [`${site}/assets/package-detail-01234567.js`],
  }
  const keys = vi.fn(async () => Object.keys(stored))
  const open = async (name: string) => ({ keys: async () => stored[name]?.map((url) => ({ url })) ?? [] })
  vi.stubGlobal('location', new URL(site))
  vi.stubGlobal('caches', { has: async (name: string) => name in stored, keys, open })
  watchKept()
  const marked = async () => {
    device.noteKept.mockClear()
    device.look()
    await new Promise((resolve) => setTimeout(resolve))
    return device.noteKept.mock.calls.map(([addresses]) => [...addresses])
  }
  expect(await marked()).toEqual([['/projects/package/101']])
  keys.mockRejectedValueOnce(new TypeError('Internal error'))
  expect(await marked()).toEqual([])
  stored['workbox-precache-v2'] = [`${site}/assets/faqs-01234567.js`]
  expect(await marked(), 'with data saver the script that draws it may be missing').toEqual([[]])
})

it('marks a package whose own record is kept, and not one that only a list names', () => {
  const kept = keptAddresses(
    [
      'https://site.example/api/v2/packages/view/101',
      'https://site.example/api/v2/packages/view/a%20b',
      'https://site.example/api/v2/packages/view/',
      'https://site.example/api/v2/packages/project_type/1',
      'https://elsewhere.example/api/v2/packages/view/7',
    ],
    'https://site.example',
  )
  expect([...kept]).toEqual(['/projects/package/101', '/projects/package/a%20b'])
})
