// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { WorkerMessage } from '#contract/messages/worker-messages.ts'

afterEach(() => vi.unstubAllGlobals())

it('hears the worker from the first listener on, before the page is connected to it', async () => {
  const serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { ...navigator, serviceWorker })
  const { onWorkerMessage } = await import('./worker-bridge.ts')
  const heard: WorkerMessage[] = []
  onWorkerMessage((message) => heard.push(message))
  onWorkerMessage((message) => heard.push(message))
  const news = { kind: 'api-updated', path: '/projects?page=1' } as const
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: news }))
  expect(heard).toEqual([news, news])
})

it('lets a new version in when what is being sent has ended, and takes along what is typed', async () => {
  const waiting = { postMessage: vi.fn() }
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) })
  vi.stubGlobal('navigator', { ...navigator, serviceWorker })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { noteSending } = await import('#src/pwa/outbox-status/sending.ts')
  const { noteDraft } = await import('#src/forms/dirty-forms.ts')
  const { applyUpdate } = await import('./worker-bridge.ts')

  noteSending(true)
  const update = applyUpdate()
  await new Promise((resolve) => setTimeout(resolve))
  expect(waiting.postMessage, 'a reload would cut the request short').not.toHaveBeenCalled()

  noteDraft('tour-booking', { firstname: 'Ada' })
  noteSending(false)
  await update
  expect(waiting.postMessage.mock.calls).toEqual([[{ kind: 'skip-waiting' }]])
  expect(Object.values(sessionStorage).join()).toContain('Ada')
  expect(reload, 'until it has taken over, the page stays').not.toHaveBeenCalled()
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})
