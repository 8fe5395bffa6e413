// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { WorkerMessage } from '#contract/messages/worker-messages.ts'

afterEach(() => vi.unstubAllGlobals())

it('hears the worker from the first listener on, before the page is connected to it', async () => {
  const serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { ...navigator, serviceWorker })
  const { onWorkerMessage } = await import('./hear-worker.ts')
  const heard: WorkerMessage[] = []
  onWorkerMessage((message) => heard.push(message))
  onWorkerMessage((message) => heard.push(message))
  const news = { kind: 'api-updated', path: '/projects?page=1' } as const
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: news }))
  expect(heard).toEqual([news, news])
})
