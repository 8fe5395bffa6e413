import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { INTEGRITY_LENGTH, withQuotesSwapped } from '#contract/messages/offline-bundle.ts'
import { fakeCache } from '../caches/fake-cache-for-tests.ts'

const SITE = 'https://site.example'
const file = (url: string, text: string, revision: string | null = null) => {
  const integrity = createHash('sha256').update(text).digest('base64').slice(0, INTEGRITY_LENGTH)
  return { url, text, revision, integrity }
}
const frame = (build: string) => file('/shells/any.html', `frame ${build}`, `${build}.Pol1`)

const LAST = [
  frame('last'),
  file('/assets/core-11111111.js', 'draw()'),
  file('/assets/careers-aaaaaaaa.js', 'import"./core-11111111.js";say("We look for you")'),
  file('/assets/faqs-11111111.js', 'import"./core-11111111.js"'),
]
/** A list of the careers is a chunk of its own now, and imports another. */
const NEXT = [
  frame('next'),
  file('/assets/core-22222222.js', 'draw(1)'),
  file('/assets/careers-bbbbbbbb.js', 'import{a}from"./list-22222222.js";say("We look for two")'),
  file('/assets/list-22222222.js', 'import"./row-22222222.js";import("./late-22222222.js")'),
  file('/assets/row-22222222.js', 'row()'),
  file('/assets/late-22222222.js', 'late()'),
  file('/assets/faqs-22222222.js', 'import"./core-22222222.js"'),
]
const LATER = [frame('later'), file('/assets/careers-cccccccc.js', 'say("We look for you again")')]
const CAREERS = ['/assets/careers-bbbbbbbb.js', '/assets/list-22222222.js', '/assets/row-22222222.js']

let cache: ReturnType<typeof fakeCache>
let line: 'good' | 'dead' | 'silent'
/** What the version that waits does when it hears of a visit. */
let onTaken: () => Promise<void>
let heard: Promise<void>[]
/** A page of another application of the origin. */
const ELSEWHERE = { url: `${SITE}/shop/` }
let openPages: number
/** The names of the empty caches by which something is noted. */
let marks: Set<string>
let registration: { scope: string; installing: object | null; waiting: object | null }
/** The build that the host has: that of the worker which asked last. */
let hosted: typeof LAST

const kept = () =>
  cache
    .addresses()
    .map((address) => new URL(address).pathname)
    .toSorted()

async function workerOf(build: typeof LAST) {
  const { createPrecache } = await import('./precache.ts')
  const precache = createPrecache(build, () => void heard.push(onTaken()))
  const asking = (work: () => Promise<void>) => () => {
    hosted = build
    return work()
  }
  return {
    ...precache,
    keepSeen: asking(precache.keepSeen),
    whole: asking(precache.whole),
    takeOver: async () => {
      const ends: Promise<unknown>[] = []
      const waitUntil = (end: Promise<unknown>) => void ends.push(end)
      precache.activate({ waitUntil } as unknown as Parameters<typeof precache.activate>[0])
      for (const end of ends) await end
    },
    /** A visit to a screen, whose script the phone has not. */
    visit: async (name: string) => {
      const { url, text } = build.find((one) => one.url.includes(`/${name}-`)) ?? frame('')
      await precache.take(url, new Response(text))
    },
  }
}

beforeEach(() => {
  vi.resetModules()
  cache = fakeCache()
  line = 'good'
  onTaken = async () => undefined
  heard = []
  openPages = 1
  marks = new Set()
  registration = { scope: `${SITE}/adbond/`, installing: null, waiting: null }
  hosted = NEXT
  const served = new Map([...LAST, ...NEXT, ...LATER].map(({ url, text }) => [url, text]))
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(`${SITE}/sw.js`))
  vi.stubGlobal('registration', registration)
  vi.stubGlobal('clients', {
    matchAll: async () => [
      ELSEWHERE,
      ...Array.from({ length: openPages }, () => ({ url: `${SITE}/adbond/` })),
    ],
  })
  const has = async () => true // data is saved
  const forget = async (name: string) => marks.delete(name)
  vi.stubGlobal('caches', { open: async () => cache, has, delete: forget })
  vi.stubGlobal('fetch', async ({ url, signal }: Request) => {
    if (line === 'silent')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    if (line === 'dead') throw new TypeError('Failed to fetch')
    const { pathname } = new URL(url)
    const text = hosted.find((one) => one.url === pathname)?.text // the frame has one address in both builds
    return new Response(text ?? served.get(pathname))
  })
  const OfNode = Request
  vi.stubGlobal(
    'Request',
    class extends OfNode {
      constructor(address: string | Request, init?: RequestInit) {
        super(address instanceof OfNode ? address : new URL(address, SITE), init)
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('while data is saved, a screen that was seen', () => {
  it('for the first time while a new version waited is there in that version', async () => {
    const [last, next] = [await workerOf(LAST), await workerOf(NEXT)]
    await last.keepSeen()
    await last.visit('core')
    await next.keepSeen()
    await last.visit('careers')
    await next.takeOver()
    expect(kept()).toEqual([...CAREERS, '/assets/core-22222222.js', '/shells/any.html'].toSorted())
  })

  it('is there also if that version takes over without a network', async () => {
    const [last, next] = [await workerOf(LAST), await workerOf(NEXT)]
    await last.keepSeen()
    await next.keepSeen()
    onTaken = next.keepSeen
    await last.visit('core')
    await last.visit('careers')
    await Promise.all(heard)
    line = 'dead'
    await next.takeOver()
    expect(kept()).toEqual([...CAREERS, '/assets/core-22222222.js', '/shells/any.html'].toSorted())
  })

  it('has the parts that its script imports by now, down to the last, and no other', async () => {
    const [last, next] = [await workerOf(LAST), await workerOf(NEXT)]
    await last.visit('careers')
    await next.keepSeen()
    await next.takeOver()
    expect(kept()).toEqual([...CAREERS, '/shells/any.html'].toSorted())
  })
})

it.each([
  ['is kept', { completedAt: 1, isStopped: false }, true],
  ['goes on by itself', { completedAt: null, isStopped: false }, true],
  ['was stopped by the person', { completedAt: null, isStopped: true }, false],
])(
  'while data is saved and a pack %s, the next version has every page that shows it: %s',
  async (_, is, isAll) => {
    const subject = { kind: 'post', id: 'a', title: 'A', projectType: null, projectId: null, packageIds: [] }
    const plan = { subject: { ...subject, address: '/a' }, reads: [], pictures: [], since: 1, bytes: 1 }
    await cache.put(`${SITE}/packs/post-a`, Response.json({ ...plan, missed: 0, ...is }))
    await (await workerOf(NEXT)).keepSeen()
    expect(kept().includes('/assets/late-22222222.js')).toBe(isAll)
  },
)

it('an answer that is not of this build is asked for past the browser’s cache, and never kept', async () => {
  const asked: RequestCache[] = []
  const portal = async ({ cache }: Request) => {
    asked.push(cache)
    return new Response('<p>Please sign in</p>')
  }
  vi.stubGlobal('fetch', portal)
  const { keepSeen } = await workerOf(LAST)
  await expect(keepSeen()).rejects.toThrow('/shells/any.html is not of this build')
  expect(asked).toEqual(['no-cache', 'reload'])
  expect(kept()).toEqual([])
})

it('a line that breaks in a file is no wrong file: nothing is asked for again from its start', async () => {
  const asked: RequestCache[] = []
  const broken = async ({ cache }: Request) => {
    asked.push(cache)
    return new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }))
  }
  vi.stubGlobal('fetch', broken)
  const { keepSeen } = await workerOf(LAST)
  await expect(keepSeen()).rejects.toThrow('network error')
  expect(asked).toEqual(['no-cache'])
})

it('a refusal is asked for past the browser’s cache, which a host may have let keep it for a year', async () => {
  const asked: RequestCache[] = []
  const [{ text }] = LAST as [(typeof LAST)[0]]
  const cached = async ({ cache }: Request) => {
    asked.push(cache)
    return cache === 'reload' ? new Response(text) : new Response('', { status: 404 })
  }
  vi.stubGlobal('fetch', cached)
  const { keepSeen } = await workerOf(LAST)
  await keepSeen()
  expect(asked).toEqual(['no-cache', 'reload'])
})

it.each([
  [404, 'NoFile'],
  [403, 'NoFile'],
  [410, 'NoFile'],
  [200, 'OtherFile'],
  [503, 'Refusal'],
])('a host that says %s to a file of this build is told apart from others: %s', async (status, name) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  await expect((await workerOf(LAST)).whole()).rejects.toMatchObject({ name })
})

it.each([
  ['2', 2_000],
  ['600', 20_000],
])('a host that asks to wait %s s is asked again after %i ms, and told of then', async (seconds, ms) => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const headers = { 'retry-after': seconds }
  const asked = vi.fn(async () => new Response('', { status: 429, headers }))
  vi.stubGlobal('fetch', asked)
  const waitMs = Number(seconds) * 1000
  const end = expect((await workerOf(LAST)).whole()).rejects.toMatchObject({ name: 'Refusal', waitMs })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await end
  expect(asked).toHaveBeenCalledTimes(2)
})

it.each([
  ['opens', () => vi.spyOn(caches, 'open')],
  ['is read', () => vi.spyOn(cache, 'match')],
])('a page comes from the network when the storage of an iPhone rejects as it %s', async (_, broken) => {
  const { openPage } = await import('./open-page.ts')
  const precache = await workerOf([...NEXT, file('/services', 'the page of the phone', 'next.Pol1')])
  broken().mockRejectedValue(new TypeError('Internal error'))
  vi.stubGlobal('fetch', async () => new Response('the page of the server'))
  const request = new Request('/services')
  const event = { waitUntil: (end: Promise<unknown>) => void end.catch(() => undefined) }
  const answer = await openPage(precache, new URL(request.url), { request, event })
  expect(await answer.text()).toBe('the page of the server')
})

it('a version that takes over leaves the files of the last one to a page that may be of it', async () => {
  const [last, next] = [await workerOf(LAST), await workerOf(NEXT)]
  await last.whole()
  await next.whole()
  openPages = 2
  await next.takeOver()
  expect(kept()).toContain('/assets/careers-aaaaaaaa.js')
  openPages = 1
  await next.takeOver()
  expect(kept()).not.toContain('/assets/careers-aaaaaaaa.js')
})

it.each([
  ['leaves the files of the last one to the page that opened meanwhile', 1],
  ['leaves nothing where no page has opened', 0],
])('a version that takes over late, whose worker may have ended in between, %s', async (_, pages) => {
  const [last, next] = [await workerOf(LAST), await workerOf(NEXT)]
  await last.whole()
  await next.whole()
  marks.add('late')
  openPages = pages
  await next.takeOver()
  expect(kept().includes('/assets/careers-aaaaaaaa.js')).toBe(pages > 0)
  expect([...marks]).toEqual([])
})

it('a line that says nothing for a minute holds nobody who waits for the files', async () => {
  const { whole } = await workerOf(LAST)
  vi.useFakeTimers()
  line = 'silent'
  const fault = vi.fn()
  void whole().catch(fault)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fault).toHaveBeenCalledOnce()
})

it.each([
  ['is installed all the same: the pictures of visits make room', 1, true],
  ['is not, and takes no pack away', 1, false],
  ['that has no pictures to give up does not fetch it a second time', 0, false],
])('on a full phone a version %s', async (_, pictureCaches, isEnough) => {
  const deleted: string[] = []
  const fetched = vi.spyOn(globalThis, 'fetch')
  cache.isFull = true
  vi.stubGlobal('caches', {
    ...{ open: async () => cache, has: async () => false },
    delete: async (name: string) => {
      cache.isFull = !isEnough
      return deleted.push(name) <= pictureCaches
    },
  })
  const { keepSeen } = await workerOf(NEXT)
  const end = keepSeen()
  if (isEnough) await end
  else await expect(end).rejects.toThrow('No room')
  expect(deleted).toEqual(['pictures', 'pictures-elsewhere'])
  expect(kept()).toEqual(isEnough ? NEXT.map(({ url }) => url).toSorted() : [])
  if (!isEnough) expect(fetched).toHaveBeenCalledTimes(1 + pictureCaches)
})

it.each(['installing', 'waiting'] as const)(
  'a version that takes over leaves what a later one has fetched that is %s',
  async (state) => {
    const [next, later] = [await workerOf(NEXT), await workerOf(LATER)]
    await next.whole()
    await later.whole()
    registration[state] = {}
    await next.takeOver()
    expect(kept()).toContain('/assets/careers-cccccccc.js')
    registration[state] = null
    await next.takeOver()
    expect(kept()).not.toContain('/assets/careers-cccccccc.js')
  },
)

it('a version that takes over holds no page for longer than three seconds, however silent the line', async () => {
  const [last, next] = [await workerOf(LAST), await workerOf(NEXT)]
  await next.keepSeen()
  await last.visit('careers')
  vi.useFakeTimers()
  line = 'silent'
  const isOver = vi.fn()
  void next.takeOver().then(isOver)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isOver).toHaveBeenCalled()
  expect(kept(), 'what is of no version any more').toEqual(['/shells/any.html'])
})

it('a copy that an iPhone cannot read does not keep it from the next version', async () => {
  const [last, next] = [await workerOf(LAST), await workerOf(NEXT)]
  await last.whole()
  const { match } = cache
  vi.spyOn(cache, 'match').mockImplementation(async (asked) => {
    if (new Request(asked as Request).url.includes('careers')) throw new TypeError('Internal error')
    return match(asked)
  })
  await next.whole()
  expect(kept()).toEqual(expect.arrayContaining(NEXT.map(({ url }) => url)))
})

describe('a phone with an earlier build, and a list that names the changes since then,', () => {
  const [boot, other] = ['/assets/boot-11111111.js', '/assets/boot-33333333.js']
  const changesOf = (from: string) =>
    file(
      `/offline-${from}-99999999.json`,
      JSON.stringify({ known: [], texts: { 'text/javascript': CHANGES } }),
    )
  /** Of each file what stands for all that it was; a new one whole. */
  const CHANGES = Object.fromEntries(
    NEXT.map(({ url, text }) => [
      url,
      /list|row|late/.test(url) ? withQuotesSwapped(text) : [[text], [], []],
    ]),
  )
  const whole = file('/offline-88888888.json', JSON.stringify({ known: [], texts: {} }))
  const pages = file('/offline-77777777.json', JSON.stringify({ known: [], texts: {} }))
  const LISTED = [...NEXT, whole, pages, changesOf('00000000'), changesOf('11111111')]
  const asked: string[] = []

  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('caches', { open: async () => cache, has: async () => false, delete: async () => false })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(new URL(request.url).pathname)
      return fetch(request)
    })
  })

  it('fetches these and nothing else', async () => {
    await (await workerOf([...LAST, file(boot, 'start()')])).keepSeen()
    asked.length = 0
    await (await workerOf(LISTED)).keepSeen()
    expect(asked).toEqual(['/offline-11111111-99999999.json'])
    expect(kept()).toEqual(expect.arrayContaining(NEXT.map(({ url }) => url)))
  })

  /** Of a build to the next all scripts get names alone, and no page is the same. */
  const buildOf = (hash: string) => [
    file(`/assets/boot-${hash}.js`, `import(\`./start-${hash}.js\`)`),
    file(`/assets/start-${hash}.js`, '"start"'),
    file('/faqs', `questions of ${hash}`, `${hash}.Pol1`),
  ]
  const [newer, older] = ['33333333', '11111111']

  it.each([
    [newer, older],
    [older, newer],
  ])(
    'fetches those since the build that it has whole, if an update was broken off (listed: %s, %s)',
    async (...listed) => {
      await (await workerOf([...LAST, ...buildOf(older)])).keepSeen()
      line = 'dead'
      await expect((await workerOf(buildOf(newer))).keepSeen()).rejects.toThrow()
      line = 'good'
      asked.length = 0
      await (await workerOf([...NEXT, whole, pages, ...listed.map(changesOf)])).keepSeen()
      expect(asked).toEqual(['/offline-11111111-99999999.json'])
    },
  )

  it('fetches those since its newest build, while files of an earlier one have stayed', async () => {
    await (await workerOf([...LAST, ...buildOf(older)])).keepSeen()
    await (await workerOf([...LAST, ...buildOf(newer)])).keepSeen()
    asked.length = 0
    await (await workerOf([...NEXT, whole, pages, ...[newer, older].map(changesOf)])).keepSeen()
    expect(asked).toEqual(['/offline-33333333-99999999.json'])
  })

  it('fetches the boot script last, and by itself if its own text changed', async () => {
    await (await workerOf([...LAST, file(boot, 'start()')])).keepSeen()
    asked.length = 0
    const next = '/assets/boot-99999999.js'
    await (await workerOf([file(next, 'start(2)'), ...LISTED])).keepSeen()
    expect(asked).toEqual(['/offline-11111111-99999999.json', next])
  })

  it('while data is saved, fetches a few files by themselves', async () => {
    const seen = ['one', 'two']
    const of = (build: string) =>
      seen.map((name) => file(`/assets/${name}-${build}.js`, `${name} of ${build}`))
    await (await workerOf([frame('last'), file(boot, 'start()'), ...of('11111111')])).keepSeen()
    vi.stubGlobal('caches', {
      ...{ open: async () => cache, has: async () => true, delete: async () => false },
    })
    asked.length = 0
    const next = file('/assets/boot-99999999.js', 'start(2)')
    await (await workerOf([next, ...of('99999999'), ...LISTED])).keepSeen()
    expect(asked).toEqual([...of('99999999').map(({ url }) => url), '/shells/any.html', next.url])
  })

  it('fetches file by file if it has yet another build', async () => {
    await (await workerOf([...LAST, file(other, 'start()')])).keepSeen()
    asked.length = 0
    await (await workerOf(LISTED)).keepSeen()
    expect(asked.filter((address) => address.includes('/offline-'))).toEqual([])
    expect(asked).toContain('/assets/core-22222222.js')
  })

  it('fetches file by file if the host lost them, and nothing more from a busy one', async () => {
    await (await workerOf([...LAST, file(boot, 'start()')])).keepSeen()
    const { fetch } = globalThis
    let status = 404
    vi.stubGlobal('fetch', async (request: Request) =>
      request.url.includes('/offline-') ? new Response('', { status }) : fetch(request),
    )
    const next = await workerOf(LISTED)
    status = 503
    asked.length = 0
    await expect(next.keepSeen()).rejects.toThrow('503')
    expect(asked).toEqual([])
    status = 404
    await next.keepSeen()
    expect(asked).toContain('/assets/core-22222222.js')
  })
})
