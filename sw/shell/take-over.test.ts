import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules()) // a worker that the browser has just started
afterEach(() => void vi.unstubAllGlobals().useRealTimers())

/** What the worker does, in order. Its storage answers late or never. */
async function order(until?: number): Promise<string[]> {
  const done: string[] = []
  const noting = (what: string) => () => {
    done.push(what)
    return new Promise(() => undefined)
  }
  vi.stubGlobal('self', { skipWaiting: noting('takes over'), registration: {}, addEventListener: vi.fn() })
  vi.stubGlobal('caches', { delete: noting('forgets “late”'), open: noting('notes “late”') })
  vi.stubGlobal('location', new URL('https://site.example/sw.js'))
  const { takeOver } = await import('./take-over.ts')
  const ports = [{ postMessage: noting('says so') }]
  void takeOver({ kind: 'skip-waiting', until }, { ports } as unknown as ExtendableMessageEvent)
  return done
}

it('a version that is still in time takes over at once, however late its storage answers', async () => {
  expect(await order(Date.now() + 60_000)).toEqual(['forgets “late”', 'takes over', 'says so'])
  expect(await order()).toEqual(['forgets “late”', 'takes over', 'says so'])
})

it('a version that comes too late only notes that', async () => {
  expect(await order(Date.now() - 1)).toEqual(['notes “late”'])
})

it('a version that was told that it is late hears no order that is still in time, as from another empty page', async () => {
  expect(await order(0)).toEqual(['notes “late”'])
  expect(await order(Date.now() + 60_000), 'the old files stay for the page that is open').toEqual([
    'notes “late”',
  ])
  expect(await order(), 'the person says so').toEqual(['forgets “late”', 'takes over', 'says so'])
})

it('a version that gives its place away says so at once, and ends half a second after the last request', async () => {
  vi.useFakeTimers()
  const scope = Object.assign(new EventTarget(), { skipWaiting: async () => undefined, registration: {} })
  vi.stubGlobal('self', scope)
  vi.stubGlobal('caches', { delete: async () => true })
  vi.stubGlobal('location', new URL('https://site.example/sw.js'))
  const { takeOver } = await import('./take-over.ts')
  const [said, ended] = [vi.fn(), vi.fn()]
  const event = { ports: [{ postMessage: said }] } as unknown as ExtendableMessageEvent
  void takeOver({ kind: 'skip-waiting' }, event).then(ended)
  expect(said).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(400)
  scope.dispatchEvent(new Event('fetch'))
  await vi.advanceTimersByTimeAsync(400)
  expect(ended, 'its place would be taken by the next request').not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
