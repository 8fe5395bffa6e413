// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/faqs" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyRead } from '#src/api-client/boot/early-read.ts'
import { watchLinks } from './link-preload.ts'

const LIST = '/api/v2/projects/1'
const worker = vi.hoisted(() => {
  const target = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { value: target, configurable: true })
  return target
})
vi.mock('#src/app/screens.tsx', () => ({
  screenAt: (path: string) => (path === '/projects/land' ? { load: () => Promise.resolve() } : undefined),
}))

const asked = vi.fn<(url: string) => Promise<Response>>()
const unhurried = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset().mockResolvedValue(new Response('the copy'))
  vi.stubGlobal('fetch', asked)
  document.body.innerHTML = '<a href="/projects/land">Land</a>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const point = () => {
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  vi.advanceTimersByTime(100)
}
const newsOf = (path: string) =>
  worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'api-updated', path } }))

watchLinks()

it.each(['touchmove', 'pointercancel'])('a finger that swipes or scrolls prepares nothing: %s', (sign) => {
  const link = document.querySelector('a')
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  link?.dispatchEvent(new Event(sign, { bubbles: true }))
  vi.advanceTimersByTime(100)
  expect(asked).not.toHaveBeenCalled()
})

it('the copy that pointing at a link brought is not taken once the worker has news of it', () => {
  point()
  expect(asked.mock.calls.map(([url]) => url)).toEqual([LIST])
  newsOf('/projects/1')
  expect(takeEarlyRead(LIST, unhurried)).toBeUndefined()
})

it('without news, or with news of another list, it is taken, and nothing is asked for twice', async () => {
  point()
  newsOf('/projects/2')
  expect(await (await takeEarlyRead(LIST, unhurried))?.text()).toBe('the copy')
  expect(asked).toHaveBeenCalledOnce()
})
