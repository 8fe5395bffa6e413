import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const postMessage = vi.fn()
const SITE = 'https://site.example/adbond/'
const phone = { waiting: true, pages: [''], isSending: false }
/** The port on which the waiting version says that it has asked to take over. */
const answerPort = (): MessagePort => postMessage.mock.calls[0]?.[1][0]

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

describe('a version that waits', () => {
  it('takes over before the first page of the site opens, and the browser comes again for that page', async () => {
    const open = await started()
    let hasAnswered = false
    const opening = open().finally(() => {
      hasAnswered = true
    })
    await vi.waitFor(() =>
      expect(postMessage.mock.calls).toEqual([
        [{ kind: 'skip-waiting', until: expect.any(Number) }, expect.anything()],
      ]),
    )
    await new Promise((later) => setTimeout(later, 20))
    expect(hasAnswered, 'it would come back too early').toBe(false)
    answerPort().postMessage(null)
    const answer = await opening
    expect([answer?.headers.get('refresh'), await answer?.text()]).toEqual(['0', ''])
  })

  it('that does not start is asked once and not for long: the one that is there goes on', async () => {
    const open = await started()
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }) // real ones may differ by a millisecond
    const opening = open()
    await vi.advanceTimersToNextTimerAsync()
    expect(await opening).toBeNull() // in the end
    const [{ until }] = postMessage.mock.calls[0] ?? []
    expect(until, 'it must not take over under the page').toBeLessThanOrEqual(Date.now())
    expect(await open()).toBeNull()
    expect(postMessage).toHaveBeenCalledTimes(2)
    expect(postMessage).toHaveBeenLastCalledWith({ kind: 'skip-waiting', until: 0 }, [])
    expect(await open()).toBeNull()
    expect(postMessage, 'it is not started for each page').toHaveBeenCalledTimes(2)
  })

  it('that has no place yet when the browser comes again is told: a page of the old version opens', async () => {
    const open = await started()
    const opening = open()
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalled())
    answerPort().postMessage(null)
    await opening
    expect(await open()).toBeNull()
    expect(postMessage).toHaveBeenLastCalledWith({ kind: 'skip-waiting', until: 0 }, [])
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
