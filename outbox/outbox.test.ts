import { expect, test, vi } from 'vitest'
import { createChanges } from '#outbox/storage/changes.ts'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'

test('a drain asked for during a drain is not lost', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let isGated = false
  const { openTab, api } = createWorld({
    step: async (what) => {
      if (isGated && what === 'read') await gate
    },
  })
  const { outbox } = openTab()
  isGated = true
  const first = outbox.drain()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  api.behave('lost')
  await outbox.submit(booking('Ada'))
  api.behave('ok')
  const second = outbox.drain({ isConnectionBack: true })
  expect(second).toBe(first)
  open()
  expect(await second).toMatchObject({ left: 0, settled: [{ state: 'delivered' }] })
})

test('one page never sends two entries of its queue at once, even without locks', async () => {
  const { openTab, api, peaks } = createWorld({ lock: 'none' })
  const { outbox } = openTab()
  api.behave('lost')
  for (let number = 0; number < 5; number++) await outbox.submit(booking(`Guest${number}`))
  api.behave('ok')
  await Promise.all([outbox.drain({ isConnectionBack: true }), outbox.drain({ isConnectionBack: true })])
  expect(peaks.inFlight).toBe(1)
})

test('who was shown an unread storage hears of it once it can be read, though nothing has changed', async () => {
  const { openTab, disk, api } = createWorld()
  api.behave('refuse')
  await openTab().outbox.submit(booking('Ada'))
  disk.isSilent = true
  const tab = openTab() // after a restart
  expect(await tab.outbox.list()).toMatchObject({ entries: [], problem: 'unavailable' })
  await tab.outbox.drain()
  const before = tab.notices()
  disk.isSilent = false
  await tab.outbox.drain()
  expect(tab.notices()).toBe(before + 1)
  await tab.outbox.drain()
  expect(tab.notices()).toBe(before + 1)
})

test('the list is newest first', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  await outbox.submit(booking('Ada'))
  clock.now += 1
  await outbox.submit(booking('Bola'))
  const { entries, unreadableCount, problem } = await outbox.list()
  expect(entries.map(({ body }) => body?.firstname)).toEqual(['Bola', 'Ada'])
  expect({ unreadableCount, problem }).toEqual({ unreadableCount: 0, problem: null })
})

test('a change here is heard here and in every other tab, until one stops listening', async () => {
  const here = createChanges()
  const there = createChanges()
  const heardHere = vi.fn()
  const heardThere = vi.fn()
  here.subscribe(heardHere)
  const stop = there.subscribe(heardThere)
  here.notify()
  expect(heardHere).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledTimes(1))
  stop()
  here.notify()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heardThere).toHaveBeenCalledTimes(1)
  expect(heardHere).toHaveBeenCalledTimes(2)
})

test('a page that the browser kept for Back looks again: it heard nothing meanwhile', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const heard = vi.fn()
  const stop = createChanges().subscribe(heard)
  const comesBack = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  comesBack(false)
  expect(heard).not.toHaveBeenCalled()
  comesBack(true)
  expect(heard).toHaveBeenCalledOnce()
  stop()
  comesBack(true)
  expect(heard).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('without BroadcastChannel a page still hears itself', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { notify, subscribe } = createChanges()
  const heard = vi.fn()
  subscribe(heard)
  notify()
  expect(heard).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
