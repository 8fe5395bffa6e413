// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { drawn } from '#src/device/later/drawn-for-tests.ts'
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

it('what follows a booking comes later where the line lost its code', async () => {
  const { page, wait, leave } = await drawn(
    <VisitLater booking={booking} />,
    Date.parse('2026-12-01T09:00:00Z'),
  )
  expect(page.textContent).toBe('')
  await wait(0) // the second try
  line.isLost = false
  reachable.tell()
  await wait(30_000)
  expect(page.textContent).toBe('Add to calendar')
  await leave()
})
