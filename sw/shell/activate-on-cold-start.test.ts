import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const postMessage = vi.fn()
const SITE = 'https://site.example/adbond/'
const phone = { waiting: true, pages: [''], isSending: false }

vi.mock('../sending/outbox-sync.ts', () => ({ isSending: () => phone.isSending }))
vi.stubGlobal('self', {
  registration: {
    scope: SITE,
    get waiting() {
      return phone.waiting ? { postMessage } : null
    },
  },
  clients: { matchAll: async () => phone.pages.map((url) => ({ url })) },
})

/** A worker that the browser has just started. */
const started = async () => {
  vi.resetModules()
  return (await import('./activate-on-cold-start.ts')).activateOnColdStart
}

beforeEach(() => {
  postMessage.mockReset()
  Object.assign(phone, { waiting: true, pages: ['https://site.example/shop/'], isSending: false })
})
afterEach(() => void vi.useRealTimers())

/** What the script of an empty page does. */
async function run(answer: Response | null, waiting: (EventTarget & { postMessage: unknown }) | null) {
  const [, script = ''] = /<script>(.+)<\/script>$/.exec((await answer?.text()) ?? '') ?? []
  const reload = vi.fn()
  const serviceWorker = { ready: Promise.resolve({ waiting }) }
  new Function('navigator', 'location', script)({ serviceWorker }, { reload })
  await serviceWorker.ready
  return reload
}

describe('a version that waits', () => {
  it('is asked by an empty page before the first page of the site opens, which comes again once it has its place', async () => {
    const answer = await (await started())()
    expect(answer?.headers.get('content-type')).toContain('text/html')
    const text = await answer?.clone().text()
    expect(text, 'a request for an icon starts this worker again').toContain('<link rel=icon href=data:,>')
    const waiting = Object.assign(new EventTarget(), { postMessage })
    const reload = await run(answer, waiting)
    expect(postMessage.mock.calls).toEqual([[{ kind: 'skip-waiting', until: expect.any(Number) }]])
    expect(reload, 'it would come back too early').not.toHaveBeenCalled()
    for (const _ of ['activating', 'activated']) waiting.dispatchEvent(new Event('statechange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('may have its place before that page is there, which then comes again at once', async () => {
    expect(await run(await (await started())(), null)).toHaveBeenCalledOnce()
    expect(postMessage).not.toHaveBeenCalled()
  })

  it('that has no place when the browser comes again is told, once: a page of the old version opens', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const open = await started()
    const answer = await open()
    const seconds = Number(answer?.headers.get('refresh'))
    const { until } = JSON.parse(/{"kind".+?}/.exec((await answer?.text()) ?? '')?.[0] ?? '{}')
    expect(until, 'it must not take over under the page').toBe(Date.now() + seconds * 1_000)
    expect([await open(), await open()]).toEqual([null, null])
    expect(postMessage.mock.calls, 'it is not started for each page').toEqual([
      [{ kind: 'skip-waiting', until: 0 }],
    ])
  })

  it.each([
    ['another page is open, in which somebody may be typing', { pages: [`${SITE}faqs`] }],
    ['a request is on its way', { isSending: true }],
    ['there is none', { waiting: false }],
  ])('is left to wait while %s', async (_, now) => {
    Object.assign(phone, now)
    expect(await (await started())()).toBeNull()
    expect(postMessage).not.toHaveBeenCalled()
  })
})
