import { afterEach, expect, test, vi } from 'vitest'
import { isCut, wholeAnswer } from './whole-answer.ts'

const typed = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })
const json = (body: string, status?: number) => typed(body, 'application/json; charset=utf-8', status)

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['a whole answer', json('{"data":[]}'), false],
  ['half an answer', json('{"data":[{"id":1'), true],
  ['an answer with nothing in it', json(''), true],
  ['a portal’s page', typed('<html>', 'text/html'), false],
  ['half a refusal', json('{"message":"N', 402), false],
])('%s was cut: %s', async (_, answer, expected) => {
  expect(await isCut(answer)).toBe(expected)
})

test('a body that broke off where the browser could see it is no cut answer, and is not read away', async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
  expect(await isCut(new Response(broken, { headers: { 'content-type': 'application/json' } }))).toBe(false)
})

test('half an answer is asked for once more, past the browser’s own cache; a whole one is not', async () => {
  const network = vi.fn(async (_: Request) => json('{"data":[1]}'))
  vi.stubGlobal('fetch', network)
  const request = new Request('https://site.example/api/v2/projects/1', { cache: 'no-cache' })

  const mended = await wholeAnswer.fetchDidSucceed({ request, response: json('{"data":[') })
  expect(await mended.json()).toEqual({ data: [1] })
  expect(network.mock.calls.map(([asked]) => [asked.url, asked.cache])).toEqual([[request.url, 'reload']])

  const whole = json('{"data":[2]}')
  expect(await wholeAnswer.fetchDidSucceed({ request, response: whole })).toBe(whole)
  expect(await whole.json()).toEqual({ data: [2] })
  expect(network).toHaveBeenCalledOnce()
})

test('the second question is given up after a minute of silence, and not while the answer comes', async () => {
  vi.useFakeTimers()
  try {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined
    vi.stubGlobal('fetch', async ({ signal }: Request) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    })
    const request = new Request('https://site.example/api/v2/projects/1')
    const ended = expect(
      wholeAnswer.fetchDidSucceed({ request, response: json('{"data":[') }),
    ).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(45_000)
    line?.enqueue(new TextEncoder().encode('{'))
    await vi.advanceTimersByTimeAsync(45_000)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    await ended
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
