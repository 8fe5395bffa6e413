// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => void vi.useRealTimers())

it('what opens without a network is listed later where the line lost the code that lists it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const page = document.createElement('main')
  const root = createRoot(page)
  const wait = async (milliseconds: number) => {
    await act(async () => vi.advanceTimersByTimeAsync(milliseconds))
    await vi.dynamicImportSettled()
    await act(async () => vi.advanceTimersByTimeAsync(0))
  }
  await act(async () => root.render(<OfflineThings />))
  await wait(0)
  expect(page.textContent).toBe('')
  line.isLost = false
  await wait(10_000)
  expect(page.textContent).toBe('Also offline')
  await act(async () => root.unmount())
})
