import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart, lossOf } from './lost-code.ts'

/** Each test has a file of its own: what was there once is remembered for the life of a page. */
let files = 0
function lostFile() {
  files += 1
  const url = `https://adbond.example/assets/part-${files}.js`
  const failure = () => new TypeError(`Failed to fetch dynamically imported module: ${url}`)
  return { url, failure }
}

function serverSays(answer: () => Promise<Response>) {
  const ask = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', ask)
  return ask
}

beforeEach(() => void vi.stubGlobal('location', { href: 'https://adbond.example/' }))
afterEach(() => vi.unstubAllGlobals())

it('code that the server no longer has is gone', async () => {
  const { url, failure } = lostFile()
  const ask = serverSays(async () => new Response(null, { status: 404 }))
  expect(await lossOf(failure())).toBe('gone')
  expect(ask.mock.calls[0]?.[0]).toBe(url)
})

it('a 404 that the browser kept is not believed: the server itself is asked', async () => {
  const ask = serverSays(async () => new Response())
  expect(await lossOf(lostFile().failure())).toBe('there')
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', cache: 'reload' })
})

it('code on a line that does not answer is not known to be gone', async () => {
  const { failure } = lostFile()
  serverSays(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await lossOf(failure())).toBe('unknown')
  expect(await lossOf(failure())).toBe('unknown')
})

it('a server that restarts does not say that code is gone', async () => {
  const { failure } = lostFile()
  serverSays(async () => new Response(null, { status: 502 }))
  expect(await lossOf(failure())).toBe('unknown')
})

it('one failure is looked into once, whoever asks', async () => {
  const error = lostFile().failure()
  const ask = serverSays(async () => new Response())
  expect(await Promise.all([lossOf(error), lossOf(error)])).toEqual(['there', 'there'])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('code that is there and yet does not come again counts as gone', async () => {
  const { failure } = lostFile()
  serverSays(async () => new Response())
  expect(await lossOf(failure())).toBe('there')
  expect(await lossOf(failure())).toBe('gone')
})

it('code that is lost again minutes later is asked for anew: an iPhone names no part in its words', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { failure } = lostFile()
  serverSays(async () => new Response())
  expect(await lossOf(failure())).toBe('there')
  vi.setSystemTime(Date.now() + 60_000)
  serverSays(() => Promise.reject(new TypeError('Load failed')))
  expect(await lossOf(failure())).toBe('unknown')
  vi.useRealTimers()
})

it('code of which the line brings a part is not there', async () => {
  const { failure } = lostFile()
  const cut = new ReadableStream({ start: (half) => half.error(new TypeError('network error')) })
  serverSays(async () => new Response(cut))
  expect(await lossOf(failure())).toBe('unknown')
})

it('a script that arrived half is gone without a question', async () => {
  const ask = serverSays(async () => new Response())
  expect(await lossOf(new SyntaxError('Unexpected end of input'))).toBe('gone')
  expect(ask).not.toHaveBeenCalled()
})

it('without an address in its words the page is asked for, past a worker that has it: by its head', async () => {
  vi.stubGlobal('location', { href: 'https://adbond.example/faqs' })
  const ask = serverSays(async () => new Response())
  expect(await lossOf(new TypeError('Importing a module script failed.'))).toBe('there')
  expect(ask.mock.calls[0]?.[0]).toBe('https://adbond.example/faqs')
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' })
})

it('a part that a blink of the line lost is asked for once more', async () => {
  const { failure } = lostFile()
  serverSays(async () => new Response())
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(failure())
  expect(await loadPart(load)).toBe('part')
})

it('a part that stays away rejects with what the browser said', async () => {
  const error = lostFile().failure()
  serverSays(() => Promise.reject(new TypeError('Failed to fetch')))
  const load = vi.fn(() => Promise.reject(error))
  await expect(loadPart(load)).rejects.toBe(error)
  expect(load).toHaveBeenCalledTimes(1)
})
