// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { VisitLater } from './visit-later.tsx'

const line = vi.hoisted(() => ({ isLost: true }))
vi.mock('./visit-tools.tsx', () => {
  if (line.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return { VisitTools: () => 'Add to calendar' }
})

const visit = {
  ...{ date: '2026-12-05', time: '09:00', scheduleId: '7', project: 'Moniya', place: 'Ibadan', fee: 0 },
}
const tour = {
  ...{ projectType: 'land' as const, projectId: '4', packageId: '101', packageName: 'Moniya Green', visit },
}
const booking = {
  ...{ id: '3f2b8c1e-0000-4000-8000-000000000000', replaces: [], label: 'Moniya Green', state: 'queued' },
  tour,
}

afterEach(() => void vi.useRealTimers())

it('what follows a booking comes later where the line lost its code', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-12-01T09:00:00Z') })
  const page = document.createElement('main')
  const root = createRoot(page)
  const wait = async (milliseconds: number) => {
    await act(async () => vi.advanceTimersByTimeAsync(milliseconds))
    await vi.dynamicImportSettled()
    await act(async () => vi.advanceTimersByTimeAsync(0))
  }
  await act(async () => root.render(<VisitLater booking={booking} />))
  await wait(0)
  expect(page.textContent).toBe('')
  await wait(0) // the second try
  line.isLost = false
  reachable.tell()
  await wait(30_000)
  expect(page.textContent).toBe('Add to calendar')
  await act(async () => root.unmount())
})
