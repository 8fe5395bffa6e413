// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { drawn } from '#src/device/later/drawn-for-tests.ts'
import { OfflineThings } from './offline-things.tsx'

const line = vi.hoisted(() => ({ isLost: true }))
vi.mock('#src/device/reader-engaged.ts', () => ({ readerEngaged: Promise.resolve() }))
vi.mock('#src/app/data/data-layer.tsx', () => ({
  DataLayer: ({ children }: { children: ReactNode }) => children,
  readsRestored: Promise.resolve(),
}))
vi.mock('#src/pwa/packs/pack-keeper.ts', () => ({ packKeeper: {} }))
vi.mock('#src/features/offline-packs/also-offline.tsx', () => {
  if (line.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return { AlsoOffline: () => 'Also offline' }
})

it('what opens without a network is listed later where the line lost the code that lists it', async () => {
  const { page, wait, leave } = await drawn(<OfflineThings />)
  expect(page.textContent).toBe('')
  line.isLost = false
  await wait(10_000)
  expect(page.textContent).toBe('Also offline')
  await leave()
})
