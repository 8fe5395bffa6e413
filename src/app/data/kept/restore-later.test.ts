import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { SavedQuery } from './large-reads.ts'
import { restoreLater } from './restore-later.ts'

const found = vi.hoisted(() => ({ source: { areWaiting: () => false, restoreAll: async () => {} } }))
vi.mock('#src/ui/reads/late-reads.ts', () => ({
  lateReadsFrom: (source: typeof found.source) => {
    found.source = source
  },
}))

it('a list that is being read from the phone is still to come', async () => {
  const list = { queryHash: 'list', queryKey: ['list'], state: {} } as unknown as SavedQuery
  const reading = Promise.withResolvers<undefined>()
  let waiting = [list]
  const takeLarge = vi.fn(() => {
    waiting = []
    return reading.promise
  })
  restoreLater(new QueryClient(), { takeLarge, waiting: () => waiting } as unknown as Parameters<
    typeof restoreLater
  >[1])
  const { source } = found
  expect(source.areWaiting()).toBe(true)
  const ends = [source.restoreAll(), source.restoreAll()]
  expect(source.areWaiting(), 'none is said before it is read').toBe(true)
  reading.resolve(undefined)
  await Promise.all(ends)
  expect(source.areWaiting()).toBe(false)
  expect(takeLarge).toHaveBeenCalledOnce()
})

it('a list that came before its keeper is asked for again, and its older copy does not take its place', async () => {
  const takeLarge = vi.fn(async () => ({ value: 'older', storedAt: 1 }))
  const client = new QueryClient()
  client.setQueryData(['list'], 'newer')
  restoreLater(client, { takeLarge, waiting: () => [] } as unknown as Parameters<typeof restoreLater>[1])
  await client.fetchQuery({ queryKey: ['list'], queryFn: () => 'newest' })
  expect(client.getQueryData(['list'])).toBe('newest')
})
