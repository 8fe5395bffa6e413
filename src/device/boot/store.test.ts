import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('a store tells whoever listens of each change, and of nothing else', () => {
  const store = createStore('closed')
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set('open')
  store.set('open')
  expect(store.get()).toBe('open')
  stop()
  store.set('closed')
  expect(listener).toHaveBeenCalledTimes(1)
})
