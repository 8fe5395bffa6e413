import { beforeEach, expect, it, vi } from 'vitest'
import { DATA_SAVER_MARK } from '#contract/messages/offline-bundle.ts'
import { cacheTable } from '../caches/cache-table.ts'

/** Not imported by this name: the build writes it as a script of its own. */
const KILL_SWITCH = './kill-switch.ts'
const scope = 'https://site.example/adbond/'
const unregister = vi.fn(async () => true)
const events = new EventTarget()
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
vi.stubGlobal('self', {
  addEventListener: events.addEventListener.bind(events),
  registration: { scope, unregister },
})

const { LATE_MARK } = await import('./precache.ts') // Workbox looks for a worker's scope at once
const OURS = [
  ...Object.values(cacheTable).map(({ name }) => name as string),
  DATA_SAVER_MARK,
  LATE_MARK,
  `workbox-precache-v2-${scope}`,
]
const OTHERS = ['shop-v1', 'workbox-precache-v2-https://site.example/shop/']

let kept: string[]
let refused: string | undefined
vi.stubGlobal('caches', {
  keys: async () => [...kept],
  delete: async (name: string) => {
    if (name === refused) throw new DOMException('Internal error', 'UnknownError')
    kept = kept.filter((one) => one !== name)
  },
})

async function activate(): Promise<void> {
  await import(KILL_SWITCH)
  let work: Promise<unknown> | undefined
  events.dispatchEvent(
    Object.assign(new Event('activate'), { waitUntil: (one: Promise<unknown>) => (work = one) }),
  )
  await work
}

beforeEach(() => {
  kept = [...OURS, ...OTHERS]
  refused = undefined
  unregister.mockClear()
})

it('the kill switch removes what the worker cached, and nothing of another application of the origin', async () => {
  await activate()
  expect(kept).toEqual(OTHERS)
  expect(unregister).toHaveBeenCalledOnce()
})

it('the kill switch goes also where a cache cannot be deleted', async () => {
  refused = LATE_MARK
  await activate().catch(() => undefined)
  expect(kept).toEqual([LATE_MARK, ...OTHERS])
  expect(unregister).toHaveBeenCalledOnce()
})
