// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { copy } from '#src/forms/errors/copy.ts'
import { TellMe } from './tell-me.tsx'

afterEach(() => void vi.unstubAllGlobals())

async function said(browser: Record<string, unknown>): Promise<string> {
  const all = { IS_REACT_ACT_ENVIRONMENT: true, ...browser }
  for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<TellMe />))
  const words = box.textContent
  await act(async () => root.unmount())
  return words
}

it.each(['granted', 'default', 'denied'])(
  'where nothing is sent while the site is closed the person is asked to open it again (%s)',
  async (permission) => {
    expect(await said({ Notification: { permission } })).toBe(copy.openAgain)
  },
)

const SENDS = { SyncManager: class {} }
const under = (controller: object | null, ready: Promise<unknown> = new Promise(() => undefined)) =>
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: { controller, ready } }),
  )

it.each(['granted', 'default', 'denied'])(
  'without an active worker no notice is promised, and the person is asked to open it again (%s)',
  async (permission) => {
    under(null)
    expect(await said({ ...SENDS, Notification: { permission } })).toBe(copy.openAgain)
  },
)

it('where the browser has no workers at all no notice is promised', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: undefined }))
  expect(await said({ ...SENDS, Notification: { permission: 'granted' } })).toBe(copy.openAgain)
})

it.each([
  ['granted', copy.told],
  ['default', copy.tellMe],
  ['denied', ''],
])(
  'a worker that becomes active under the page sends as well, and notices are %s: %s',
  async (permission, words) => {
    under(null, Promise.resolve())
    expect(await said({ ...SENDS, Notification: { permission } })).toBe(words)
  },
)

it.each([
  ['granted', copy.told],
  ['default', copy.tellMe],
  ['denied', ''],
])('where the phone sends by itself, and notices are %s, it says: %s', async (permission, words) => {
  under({})
  expect(await said({ ...SENDS, Notification: { permission } })).toBe(words)
})
