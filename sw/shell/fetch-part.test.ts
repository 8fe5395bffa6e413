import { afterEach, describe, expect, it, vi } from 'vitest'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { fetchPart } from './fetch-part.ts'

const read = { kind: 'read', address: 'https://site.example/api/v2/packages/view/7' } as const
const picture = { kind: 'picture', address: 'https://site.example/media/a.jpg?w=480' } as const
const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })
const html = () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } })
const ENVELOPE = '{"statusCode":200,"data":{}}'

const copyOf = (answer?: Response) => ({ match: async () => answer })
const ask = (part: typeof read | typeof picture, answer: Response | Error, copy?: Response) => {
  const network = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', network)
  return { network, result: fetchPart(part, 1_000, new AbortController().signal, copyOf(copy)) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a part of a pack', () => {
  it('that is a read is asked of the provider past the browser’s own cache, so that its time is true', async () => {
    const { network, result } = ask(read, json(ENVELOPE))
    await result
    expect(network).toHaveBeenCalledWith(read.address, expect.objectContaining({ cache: 'no-cache' }))
  })

  it('that is half a read is asked for again past that cache, which would give the same half for ever', async () => {
    const network = vi.fn(async (_: string, { cache }: RequestInit) =>
      json(cache === 'reload' ? ENVELOPE : ENVELOPE.slice(0, 9)),
    )
    vi.stubGlobal('fetch', network)
    const kept = await fetchPart(read, 1_000, new AbortController().signal, copyOf())
    expect(await kept?.text()).toBe(ENVELOPE)
  })

  it('that is a picture is asked for again past that cache, where an <img> left it without the permission to read', async () => {
    const network = vi.fn(async (_: string, { cache }: RequestInit) => {
      if (cache !== 'reload') throw new TypeError('Failed to fetch')
      return new Response('picture', { headers: { 'content-type': 'image/jpeg' } })
    })
    vi.stubGlobal('fetch', network)
    const kept = await fetchPart(picture, 1_000, new AbortController().signal, copyOf())
    expect(await kept?.text()).toBe('picture')
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('is a copy that another cache took a moment ago, with the time of that copy', async () => {
    const copy = new Response(ENVELOPE, { headers: { [STORED_AT_HEADER]: '1500' } })
    const { network, result } = ask(read, json(ENVELOPE), copy)
    expect((await result)?.headers.get(STORED_AT_HEADER)).toBe('1500')
    expect(network).not.toHaveBeenCalled()
  })

  it.each([read, picture])(
    'that is a $kind has no Vary, at which a cache would throw or miss',
    async (part) => {
      const headers = { 'content-type': part === read ? 'application/json' : 'image/webp', vary: '*' }
      const kept = await ask(part, new Response(ENVELOPE, { headers })).result
      expect(kept?.headers.has('vary')).toBe(false)
    },
  )

  it.each([
    ['too old', 900],
    ['of a clock that ran ahead', Date.now() + 86_400_000],
  ])('comes over the network when the copy is %s', async (_, stamp) => {
    const copy = new Response(ENVELOPE, { headers: { [STORED_AT_HEADER]: String(stamp) } })
    const { network, result } = ask(read, json(ENVELOPE), copy)
    expect(Math.abs(Number((await result)?.headers.get(STORED_AT_HEADER)) - Date.now())).toBeLessThan(60_000)
    expect(network).toHaveBeenCalledOnce()
  })

  const film = new Response('film', { headers: { 'content-type': 'video/mp4' } })
  it.each([
    ['when the provider has none', picture, new Response('', { status: 404 })],
    ['when the store of files has none', picture, new Response('', { status: 403 })],
    [
      'when its file is broken, at which its host fails each time',
      picture,
      new Response('', { status: 500 }),
    ],
    ['when a read is refused', read, json('{}', 404)],
    ['when a read has no record in it', read, json('{"statusCode":200,"data":null}')],
    ['when it is a film under a picture’s address', picture, film],
  ] as const)('is not there %s', async (_, part, answer) => {
    expect(await ask(part, answer).result).toBeNull()
  })

  it.each([
    ['a portal’s page in place of a read', read, html(), 'offline'],
    ['a portal’s page in place of a picture', picture, html(), 'offline'],
    ['no network', read, new TypeError('Failed to fetch'), 'offline'],
    ['a server that is overrun', read, json('{}', 429), 'refused'],
    ['a firewall that refuses a read', read, new Response('', { status: 403 }), 'refused'],
    ['a server that fails at a read', read, json('{}', 500), 'refused'],
    ['a gateway without its server', picture, new Response('', { status: 502 }), 'refused'],
    ['a server that fails', picture, new Response('', { status: 503 }), 'refused'],
  ] as const)('%s halts the pack', async (_, part, answer, reason) => {
    await expect(ask(part, answer).result).rejects.toMatchObject({ name: 'Halt', reason })
  })

  const DATE = 'Sun, 29 Nov 2026 20:00:00 GMT' // a phone whose clock is wrong measures against it
  it.each([
    ['in seconds', { 'retry-after': '600' }, 600_000],
    ['until a moment', { 'retry-after': 'Sun, 29 Nov 2026 20:10:00 GMT', date: DATE }, 600_000],
    ['for days, of which an hour is waited', { 'retry-after': '999999' }, 3_600_000],
  ] as const)('of a server that asks to wait %s halts the pack for so long', async (_, headers, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const answer = new Response('{}', { status: 429, headers })
    await expect(ask(read, answer).result).rejects.toMatchObject({ reason: 'refused', waitMs: ms })
  })
})

it('a film under a picture’s address is not fetched to its end', async () => {
  const cancel = vi.fn()
  const headers = { 'content-type': 'video/mp4' }
  await ask(picture, new Response(new ReadableStream({ cancel }), { headers })).result
  expect(cancel).toHaveBeenCalled()
})

const PIECES = 4 // of seven letters: the whole envelope

/** The head and every piece take 25 s; after fewer pieces than all comes silence. */
const slowly =
  (headers: HeadersInit, pieces: number) =>
  async (_: string, { signal }: RequestInit) => {
    await after(25_000, signal)
    const body = new ReadableStream({
      start: async (stream) => {
        try {
          for (let piece = 0; piece < pieces; piece++) {
            await after(25_000, signal)
            stream.enqueue(new TextEncoder().encode(ENVELOPE.slice(piece * 7, (piece + 1) * 7)))
          }
          await after(pieces < PIECES ? 3_600_000 : 0, signal)
          stream.close()
        } catch (reason) {
          stream.error(reason)
        }
      },
    })
    return new Response(body, { headers })
  }

const after = (ms: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

describe.each([
  [read, { 'content-type': 'application/json' }],
  [picture, { 'content-type': 'image/webp' }],
] as const)('on a slow line a $kind', (part, headers) => {
  const start = (pieces: number) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', slowly(headers, pieces))
    const ended = vi.fn()
    const asked = fetchPart(part, 1_000, new AbortController().signal, copyOf())
    void asked.then(ended, ended)
    return { asked, ended }
  }

  it('comes whole as long as bytes come, and leaves no timer behind', async () => {
    const { asked } = start(PIECES)
    await vi.advanceTimersByTimeAsync(126_000)
    expect(await (await asked)?.text()).toBe(ENVELOPE)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends after half a minute without a byte', async () => {
    const { ended } = start(2)
    await vi.advanceTimersByTimeAsync(75_000 + 29_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'Halt', reason: 'offline' }))
  })
})
