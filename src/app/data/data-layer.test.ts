// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

it('databases that never answer hold the first list back for a second, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = () => new Promise(() => undefined)
  vi.stubGlobal('indexedDB', { databases: never, open: () => ({}) })
  const restored = vi.fn()
  const { readsRestored } = await import('./data-layer.tsx')
  void readsRestored.then(restored)
  await vi.advanceTimersByTimeAsync(1_300)
  expect(restored).toHaveBeenCalledOnce()
})
