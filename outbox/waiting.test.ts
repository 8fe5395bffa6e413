import { describe, expect, test, vi } from 'vitest'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { showOnIcon } from './app-badge.ts'
import type { Entry } from './entry.ts'
import { countWaiting } from './waiting.ts'

const body = { firstname: 'Ada', lastname: 'Obi', email: 'a@example.com', location: 'Enugu', reason: 'x' }
const taken = { email: 'The email has already been taken.' }
const entry = (change: Partial<Entry>): Entry =>
  Object.assign(
    newEntry({ kind: 'team-application', label: '', body }, '3f2b8c1e-0000-4000-8000-000000000000', 0),
    change,
  )

describe('the number of waiting requests', () => {
  test.each<[string, Partial<Entry>, number]>([
    ['waits for a network', {}, 1],
    ['is being sent', { state: 'sending' }, 1],
    ['waits for the person', { state: 'unsure' }, 1],
    ['was refused', { state: 'refused' }, 1],
    ['is a repeat', { state: 'refused', fieldErrors: taken, mayHaveArrived: true }, 0],
    ['was one, and is erased', { state: 'refused', fieldErrors: taken, body: null }, 0],
    ["names another person's e-mail", { state: 'refused', fieldErrors: taken }, 1],
    ['arrived', { state: 'delivered', body: null }, 0],
    ['ran out of time', { state: 'expired', body: null }, 1],
    ['was refused and erased', { state: 'refused', body: null }, 1],
  ])('counts a request that %s: %3$i', (_, change, count) => {
    expect(countWaiting([entry(change)])).toBe(count)
  })
})

describe('the icon of the installed app', () => {
  test('shows the number, and nothing at 0', () => {
    const device = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) }
    showOnIcon(3, device)
    showOnIcon(0, device)
    expect(device.setAppBadge).toHaveBeenCalledWith(3)
    expect(device.clearAppBadge).toHaveBeenCalledTimes(1)
  })

  test('is left alone where the browser knows no badge or forbids it', async () => {
    expect(() => showOnIcon(3, {})).not.toThrow()
    let calls = 0
    const denied = async () => {
      calls += 1
      throw new Error('not installed') // a spy would heed the rejection itself
    }
    showOnIcon(1, { setAppBadge: denied })
    await new Promise((resolve) => setImmediate(resolve)) // Vitest reports a rejection that nobody heeds
    expect(calls).toBe(1)
  })
})
