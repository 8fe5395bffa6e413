import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOBODY_ANSWERED } from '#contract/nobody-answered.ts'
import { openPage } from './open-page.ts'

const SITE = 'https://site.example'
/** `/services` is of this build and not on the phone, `/new` is of no build that it knows. */
const ADDRESSES = ['/services', '/new'] as const

const page = (words: BodyInit, status = 200) => new Response(words, { status })
const precache = (hasFrame: boolean) => ({
  match: async (address: string) => (hasFrame && address === '/shells/any.html' ? page('frame') : undefined),
  take: async () => undefined,
})

/** What the browser gets that opens the address. */
async function open(address: string, { hasFrame = true } = {}): Promise<Response> {
  const request = new Request(SITE + address)
  const event = { waitUntil: () => undefined }
  return openPage(precache(hasFrame), new URL(request.url), { request, event })
}

const standsIn = ({ headers }: Response) => headers.get('server-timing') === NOBODY_ANSWERED

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(ADDRESSES)(
  '%s is the frame of the phone while a gateway answers that the server is gone',
  async (address) => {
    vi.stubGlobal('fetch', async () => page('502 Bad Gateway', 502))
    const answer = await open(address)
    expect([await answer.text(), standsIn(answer)]).toEqual(['frame', true])
  },
)

it('is what the gateway says where the phone has no frame', async () => {
  vi.stubGlobal('fetch', async () => page('502 Bad Gateway', 502))
  expect((await open('/services', { hasFrame: false })).status).toBe(502)
})

it('is the page of the server that says there is none', async () => {
  vi.stubGlobal('fetch', async () => page('Nothing here', 404))
  expect(await (await open('/new')).text()).toBe('Nothing here')
})

/** A server on a slow line: the head of its answer, and the body, come after so many ms. */
const slowly =
  (headMs: number, bodyMs: number) =>
  async (_: Request, { signal }: RequestInit) => {
    await after(headMs, signal)
    const body = new ReadableStream({
      start: async (stream) => {
        stream.enqueue(new TextEncoder().encode('first half, '))
        try {
          await after(bodyMs, signal)
          stream.enqueue(new TextEncoder().encode('second half'))
          stream.close()
        } catch (reason) {
          stream.error(reason)
        }
      },
    })
    return page(body)
  }

const after = (ms: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

it.each(ADDRESSES)('%s comes whole over a line on which its body takes a minute', async (address) => {
  vi.stubGlobal('fetch', slowly(7_000, 60_000))
  const opened = open(address).then((answer) => answer.text())
  await vi.advanceTimersByTimeAsync(70_000)
  expect(await opened).toBe('first half, second half')
})

it.each(ADDRESSES)('%s is the frame after eight seconds without an answer', async (address) => {
  vi.stubGlobal('fetch', slowly(60_000, 0))
  const opened = open(address)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(standsIn(await opened)).toBe(true)
})
