import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentLine, lineAfter, noteLine, subscribeToConnection } from './connection.ts'

afterEach(() => noteLine('good'))

describe('the connection as real requests meet it', () => {
  it.each([
    ['good', 'slow', 'slow'],
    ['good', 'lost', 'lost'],
    ['slow', 'good', 'good'],
    ['slow', 'lost', 'lost'],
    ['lost', 'slow', 'lost'],
    ['portal', 'slow', 'portal'],
    ['lost', 'portal', 'portal'],
    ['lost', 'good', 'good'],
    ['portal', 'good', 'good'],
  ] as const)('%s, then %s: %s', (before, next, after) => {
    expect(lineAfter(before, next)).toBe(after)
  })

  it('is told once for each change', () => {
    const listener = vi.fn()
    const stop = subscribeToConnection(listener)
    noteLine('lost')
    noteLine('slow')
    noteLine('lost')
    expect(currentLine()).toBe('lost')
    noteLine('good')
    stop()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
