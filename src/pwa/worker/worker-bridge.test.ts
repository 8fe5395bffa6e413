// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** A page whose browser tells of this registration. */
function pageOf(getRegistration: () => Promise<unknown>) {
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration })
  vi.stubGlobal('navigator', { ...navigator, serviceWorker })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  return { serviceWorker, reload }
}

const version = () => ({ state: 'installed', onstatechange: () => {}, postMessage: vi.fn() })

it('lets a new version in when what is being sent has ended, and takes along what is typed', async () => {
  const waiting = { postMessage: vi.fn() }
  const { serviceWorker, reload } = pageOf(async () => ({ waiting }))
  const { noteSending } = await import('#src/pwa/outbox-status/sending.ts')
  const { noteDraft } = await import('#src/forms/dirty-forms.ts')
  const { applyUpdate } = await import('./worker-bridge.ts')

  noteSending(true)
  const update = applyUpdate(new AbortController().signal)
  await new Promise((resolve) => setTimeout(resolve))
  expect(waiting.postMessage, 'a reload would cut the request short').not.toHaveBeenCalled()

  noteDraft('tour-booking', { firstname: 'Ada' })
  noteDraft('enquiry', { message: 'Is it dry?' })
  noteSending(false)
  await update
  expect(waiting.postMessage.mock.calls).toEqual([[{ kind: 'skip-waiting' }]])
  expect(reload, 'until it has taken over, the page stays').not.toHaveBeenCalled()

  noteDraft('tour-booking', null) // booked while the old version still worked
  noteDraft('enquiry', { message: 'Is it dry in July?' })
  noteSending(true)
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload, 'a request that began meanwhile is not cut short either').not.toHaveBeenCalled()
  noteSending(false)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(Object.values(sessionStorage).map((text) => JSON.parse(String(text)))).toEqual([
    { enquiry: { message: 'Is it dry in July?' } },
  ])
})

const discarded = { state: 'installed', onstatechange: () => {} }
it.each([
  ['whose workers the browser does not tell', () => Promise.reject(new DOMException('', 'SecurityError'))],
  [
    'whose new version is discarded before it takes over',
    async () => {
      const postMessage = () => {
        discarded.onstatechange()
        expect(location.reload).not.toHaveBeenCalled()
        discarded.state = 'redundant'
        discarded.onstatechange()
      }
      return { waiting: Object.assign(discarded, { postMessage }) }
    },
  ],
])('a page %s loads again', async (_, getRegistration) => {
  const { reload } = pageOf(getRegistration)
  const { applyUpdate } = await import('./worker-bridge.ts')
  await applyUpdate(new AbortController().signal).catch(() => undefined)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('the new version is asked once the old one is awake, or after two seconds', async () => {
  vi.useFakeTimers()
  const [active, waiting] = [version(), version()]
  pageOf(async () => ({ active, waiting }))
  const { applyUpdate } = await import('./worker-bridge.ts')
  const asked = applyUpdate(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(waiting.postMessage, 'the old one would keep its place').not.toHaveBeenCalled()
  expect(active.postMessage).toHaveBeenCalledWith({ kind: 'skip-waiting' }, [expect.anything()])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(waiting.postMessage, 'a worker of an earlier build may say nothing').toHaveBeenCalledOnce()
  await asked
  vi.useRealTimers()

  waiting.postMessage.mockClear()
  const next = applyUpdate(new AbortController().signal)
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledTimes(2))
  const [port] = active.postMessage.mock.lastCall?.[1] ?? []
  port.postMessage(null)
  await next
  expect(waiting.postMessage).toHaveBeenCalledOnce()
})

it('“Later” takes an acceptance back: the version that waits leaves the old files, and the page stays', async () => {
  const [first, second] = [version(), version()]
  let waiting = first
  const { serviceWorker, reload } = pageOf(async () => ({ waiting }))
  const { applyUpdate } = await import('./worker-bridge.ts')
  const steps = () => new Promise((resolve) => setTimeout(resolve, 20))

  const early = new AbortController()
  const update = applyUpdate(early.signal)
  early.abort()
  await update
  expect(first.postMessage, 'it is not even asked').not.toHaveBeenCalled()

  const accepted = new AbortController()
  await applyUpdate(accepted.signal)
  accepted.abort()
  expect(first.postMessage.mock.calls).toEqual([
    [{ kind: 'skip-waiting' }],
    [{ kind: 'skip-waiting', until: 0 }],
  ])
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  first.state = 'redundant'
  waiting = second
  first.onstatechange()
  await steps()
  expect(second.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()

  await applyUpdate(new AbortController().signal)
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('“Later” also counts while something is being sent, for the update as for a mere reload', async () => {
  const waiting = { postMessage: vi.fn() }
  const { reload } = pageOf(async () => ({ waiting }))
  const { noteSending } = await import('#src/pwa/outbox-status/sending.ts')
  const { applyUpdate, reloadWithDrafts } = await import('./worker-bridge.ts')
  const accepted = new AbortController()
  noteSending(true)
  const ends = [applyUpdate(accepted.signal), reloadWithDrafts(accepted.signal)]
  accepted.abort()
  noteSending(false)
  await Promise.all(ends)
  expect(waiting.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('“Later” comes too late once the new version is at work: the files of the page are gone', async () => {
  const waiting = { postMessage: vi.fn() }
  const { serviceWorker, reload } = pageOf(async () => ({ waiting }))
  const { noteSending } = await import('#src/pwa/outbox-status/sending.ts')
  const { applyUpdate } = await import('./worker-bridge.ts')
  const accepted = new AbortController()
  await applyUpdate(accepted.signal)
  noteSending(true)
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  accepted.abort()
  expect(reload, 'what is being sent comes first').not.toHaveBeenCalled()
  noteSending(false)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('hands the press on to the version that replaces the one that waited', async () => {
  const [first, second] = [version(), version()]
  let waiting = first
  const { serviceWorker, reload } = pageOf(async () => ({ waiting }))
  const { applyUpdate } = await import('./worker-bridge.ts')
  await applyUpdate(new AbortController().signal)
  first.state = 'redundant'
  waiting = second
  first.onstatechange()
  await vi.waitFor(() => expect(second.postMessage).toHaveBeenCalledWith({ kind: 'skip-waiting' }))
  expect(reload, 'the old version would come again').not.toHaveBeenCalled()
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

describe('a page that stays open', () => {
  type Fake = EventTarget & { state: string; scriptURL: string; postMessage: ReturnType<typeof vi.fn> }
  const workerOf = (state: string): Fake =>
    Object.assign(new EventTarget(), { state, scriptURL: `${location.origin}/sw.js`, postMessage: vi.fn() })
  const steps = () => new Promise((resolve) => setTimeout(resolve, 20))

  /** The page of a first visit, whose worker is just being installed. */
  async function firstVisit(failures: unknown[] = []) {
    vi.resetModules()
    vi.stubEnv('PROD', true)
    const update = vi.fn(async () => undefined)
    const registrationOf = () =>
      Object.assign(new EventTarget(), {
        installing: null as Fake | null,
        waiting: null as Fake | null,
        active: null as Fake | null,
        update,
      })
    let registration = registrationOf()
    const register = vi.fn(async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return registration
    })
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: null as Fake | null,
      register,
      getRegistration: async () => registration,
    })
    vi.stubGlobal('navigator', { ...navigator, serviceWorker })
    vi.stubGlobal('caches', { open: async () => undefined, delete: async () => true })
    const { askBy } = await import('#src/pwa/connection/ask-connection.ts')
    const asked = vi.fn(async () => undefined)
    askBy(asked)
    const bridge = await import('./worker-bridge.ts')
    bridge.connectWorker()
    await import('workbox-window')
    await steps()
    const install = (worker: Fake) => {
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
    }
    const becomes = (worker: Fake, state: string) => {
      worker.state = state
      registration.installing = null
      if (state === 'installed') registration.waiting = worker
      if (state === 'activated') registration.active = worker
      worker.dispatchEvent(new Event('statechange'))
    }
    const control = (worker: Fake) => {
      serviceWorker.controller = worker
      serviceWorker.dispatchEvent(new Event('controllerchange'))
    }
    /** The browser forgets a registration whose first worker could not be installed. */
    const forget = () => {
      registration = registrationOf()
    }
    return { ...bridge, install, becomes, control, asked, update, register, forget }
  }
  it('has its reads kept by its first worker, and not as new by one that comes days later', async () => {
    let report = (..._entries: { name: string; startTime: number }[]) => {}
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(heard: (list: { getEntries: () => unknown[] }) => void) {
          report = (...entries) => heard({ getEntries: () => entries })
        }
        observe = () => undefined
      },
    )
    const { install, control } = await firstVisit()
    const [first, later] = [workerOf('activated'), workerOf('activated')]
    install(first)
    const before = performance.now()
    const read = { name: '/read', startTime: before } as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([read])
    control(first)
    expect(first.postMessage, 'at once: the reader may be leaving this page').toHaveBeenCalledTimes(1)
    report({ name: '/on-its-way', startTime: before }, { name: '/asked-since', startTime: before + 60_000 })
    report({ name: '/asked-since', startTime: before + 60_000 })
    control(later)
    const kept = first.postMessage.mock.calls.map(([{ kind, urls }]) => [kind, urls])
    expect(kept).toEqual([
      ['remember', ['/read']],
      ['remember', ['/on-its-way']],
    ])
    expect(later.postMessage).not.toHaveBeenCalled()
  })

  it('asks for the rest of the site again each hour and when the line is back, which may have broken it', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval')
    const { control } = await firstVisit()
    const { reportConnection } = await import('#src/pwa/connection/connection.ts')
    const worker = workerOf('activated')
    control(worker)
    const asked = () => worker.postMessage.mock.calls.filter(([{ kind }]) => kind === 'keep-site').length
    const before = asked()
    reportConnection('lost')
    expect(asked()).toBe(before)
    reportConnection('good')
    expect(asked()).toBe(before + 1)
    for (const [look, every] of timers.mock.calls) if (every === 3_600_000) look()
    expect(asked()).toBe(before + 2)
  })

  it('asks less and less often for the rest of the site where the line comes and goes', async () => {
    const { control } = await firstVisit()
    const { reportConnection } = await import('#src/pwa/connection/connection.ts')
    const worker = workerOf('activated')
    control(worker)
    const start = performance.now()
    const clock = vi.spyOn(performance, 'now')
    const askedAt = (minutes: number) => {
      worker.postMessage.mockClear()
      clock.mockReturnValue(start + minutes * 60_000)
      for (const connection of ['lost', 'good'] as const) reportConnection(connection)
      return worker.postMessage.mock.calls.filter(([{ kind }]) => kind === 'keep-site').length
    }
    const minutes = [0, 0.5, 1, 4, 6, 14, 17, 35, 38, 75, 79, 130, 140]
    expect(minutes.filter(askedAt)).toEqual([0, 6, 17, 38, 79, 140])
    clock.mockRestore()
  })

  it('offers a version that waits, also if the one before could not be installed', async () => {
    const { install, becomes, updateWaits } = await firstVisit()
    const [first, broken, whole] = [workerOf('installing'), workerOf('installing'), workerOf('installing')]
    install(first)
    becomes(first, 'activated')
    install(broken)
    becomes(broken, 'redundant')
    install(whole)
    becomes(whole, 'installed')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(updateWaits.get()).toBe(whole))
  })

  it('lets a version that could not be installed rest for minutes: the line would break again', async () => {
    const { install, becomes, update } = await firstVisit()
    const comesBack = () => document.dispatchEvent(new Event('visibilitychange'))
    const later = (minutes: number) =>
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + minutes * 60_000)
    const [first, broken] = [workerOf('installing'), workerOf('installing')]
    install(first)
    becomes(first, 'installed')
    becomes(first, 'redundant') // replaced, after it had been installed
    comesBack()
    expect(update).toHaveBeenCalledTimes(1)
    install(broken)
    becomes(broken, 'redundant')
    comesBack()
    later(4)
    comesBack()
    expect(update).toHaveBeenCalledTimes(1)
    later(2)
    comesBack()
    expect(update).toHaveBeenCalledTimes(2)
  })

  it('lets no version rest any longer when the line has come back', async () => {
    const { install, becomes, asked, update } = await firstVisit()
    const { reportConnection } = await import('#src/pwa/connection/connection.ts')
    const [first, broken] = [workerOf('installing'), workerOf('installing')]
    install(first)
    becomes(first, 'activated')
    install(broken)
    becomes(broken, 'redundant')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(update).not.toHaveBeenCalled()
    expect(asked, 'a return still asks whether the line works').toHaveBeenCalledOnce()
    reportConnection('lost')
    expect(update).not.toHaveBeenCalled()
    reportConnection('good')
    expect(update).toHaveBeenCalledOnce()
  })

  it('registers its first worker anew when that could not be installed, and looks for the next as ever', async () => {
    const { install, becomes, update, register, forget } = await firstVisit()
    const { reportConnection } = await import('#src/pwa/connection/connection.ts')
    const [broken, again, whole] = [workerOf('installing'), workerOf('installing'), workerOf('installing')]
    const lineComesBack = async () => {
      reportConnection('lost')
      reportConnection('good')
      await steps()
    }
    const comesBack = () => document.dispatchEvent(new Event('visibilitychange'))
    install(broken)
    install(broken) // the browser tells of a first one with its registration, and once more
    becomes(broken, 'redundant')
    forget()
    expect(register).toHaveBeenCalledTimes(1)
    await lineComesBack()
    expect(register).toHaveBeenCalledTimes(2)

    install(again)
    becomes(again, 'redundant')
    forget()
    comesBack()
    expect(register, 'it rests after each').toHaveBeenCalledTimes(2)
    await lineComesBack()
    expect(register, 'the line was not to blame').toHaveBeenCalledTimes(2)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11 * 60_000)
    comesBack()
    await steps()
    expect(register).toHaveBeenCalledTimes(3)

    install(whole)
    becomes(whole, 'activated')
    comesBack()
    expect(register).toHaveBeenCalledTimes(3)
    expect(update).toHaveBeenCalledOnce()
  })

  it('registers its first worker again in the same visit if its script did not come', async () => {
    const lost = () => new TypeError('Failed to register a ServiceWorker: the script could not be fetched.')
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const { register, asked, install } = await firstVisit([lost(), lost(), lost()])
    const { reportConnection } = await import('#src/pwa/connection/connection.ts')
    const comesBack = async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await steps()
    }
    expect(register).toHaveBeenCalledTimes(1)
    const again = timers.mock.calls.find(([, after]) => after === 10_000)?.[0]
    again?.()
    await steps()
    expect(register, 'after ten seconds').toHaveBeenCalledTimes(2)
    await comesBack()
    expect(register, 'then it rests').toHaveBeenCalledTimes(2)
    reportConnection('lost')
    reportConnection('good')
    await steps()
    expect(register).toHaveBeenCalledTimes(3)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11 * 60_000)
    await comesBack()
    expect(register).toHaveBeenCalledTimes(4)
    expect(asked, 'a browser without workers would read all lists twice').not.toHaveBeenCalled()
    install(workerOf('installing'))
    await comesBack()
    expect(register, 'it is there').toHaveBeenCalledTimes(4)
  })
})
