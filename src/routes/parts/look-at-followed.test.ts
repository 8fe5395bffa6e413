import { expect, it, vi } from 'vitest'
import { lookAtFollowedNow } from './look-at-followed.ts'

it('a look of the worker ends when the worker says so', async () => {
  let port: MessagePort | undefined
  const postMessage = vi.fn((_message: unknown, [given]: [MessagePort]) => {
    port = given
  })
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
  const end = vi.fn()
  const look = lookAtFollowedNow().then(end)
  expect(postMessage.mock.calls[0]?.[0]).toEqual({ kind: 'look-followed' })
  expect(end).not.toHaveBeenCalled()
  port?.postMessage(null)
  await look
  expect(end).toHaveBeenCalledOnce()
  port?.close()
  vi.unstubAllGlobals()
})
