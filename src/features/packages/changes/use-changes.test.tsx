// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { useChanges } from './use-changes.ts'

vi.mock('#src/ui/reveal/use-on-screen.ts', () => ({ useOnScreen: () => true }))

const DAY_MS = 24 * 60 * 60 * 1000

function Marks({ pkg, day }: { pkg: Package; day: number }) {
  const part = useRef(null)
  const changes = useChanges({ pkg, storedAt: day * DAY_MS }, part)
  return changes.map(({ kind }) => kind).join(', ')
}

it('an old copy says nothing of what a newer one has said since', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  const look = async (day: number, changes: Partial<Package> = {}) => {
    await act(async () => root.render(<Marks pkg={samplePackage(changes)} day={day} />))
    return box.textContent
  }
  expect(await look(1)).toBe('')
  expect(await look(3, { soldOut: true })).toBe('sold-out')
  expect(await look(2, { amount: 9_000_000 })).toBe('')
  expect(await look(4, { soldOut: true })).toBe('sold-out')
  await act(async () => root.unmount())
})
