// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { PackSubject } from '#contract/messages/offline-pack.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { SaveTour } from './save-tour.tsx'

vi.mock('#src/routes/sections/save-offline.tsx', () => ({
  SaveLater: ({ subject }: { subject: PackSubject }) => subject.title,
}))

const november: Schedule = {
  ...{ id: '7', projectType: null, project: null, fee: 0, recurrent: false, recurrent_day: '' },
  ...{ availableDate: 'November 7, 2026', availableTime: '09:00 AM' },
  package: {
    ...{ id: '101', name: 'Moniya Green 500', state: '', location: '', size: null, status: '' },
    ...{ installmentOption: false, availableUnits: null, soldOut: false, active: true },
  },
}

it.each([
  [november, 'Moniya Green 500, Sat, Nov 7, 2026, 9:00 AM'],
  [{ ...november, availableDate: 'December 5, 2026' }, 'Moniya Green 500, Sat, Dec 5, 2026, 9:00 AM'],
  [
    { ...november, recurrent: true, recurrent_day: 'Saturday', availableTime: '' },
    'Moniya Green 500, Every Saturday',
  ],
  [{ ...november, availableDate: '' }, 'Moniya Green 500, 9:00 AM'],
])('a saved tour is told from another one of its package by its day', (schedule, title) => {
  expect(renderToString(<SaveTour schedule={schedule} />)).toBe(title)
})
