import type { RequestOnPhone } from './mutations.ts'

export const NOW = Date.UTC(2026, 10, 20, 12)

/** A booking that waits for a network; each test changes what it needs. */
export const request = (change: Partial<RequestOnPhone> = {}): RequestOnPhone => ({
  id: '3f2b8c1e-0000-4000-8000-000000000000',
  replaces: [],
  kind: 'tour-booking',
  label: 'Ibeju Country Home, Sat, Dec 5, 2026, 9:00 AM',
  initials: 'A. O.',
  state: 'queued',
  createdAt: NOW - 3_600_000,
  expiresAt: NOW + 71 * 3_600_000,
  warnFrom: NOW + 59 * 3_600_000,
  lastAttemptAt: NOW - 60_000,
  nextAttemptAt: NOW + 120_000,
  waitingFor: null,
  settledAt: change.state === 'refused' ? NOW - 60_000 : null,
  mayHaveArrived: false,
  countsOnce: false,
  isDayGone: false,
  isElsewhere: false,
  fieldWords: {},
  message: null,
  details: { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', phoneNumber: '+2348031234567' },
  gone: null,
  tour: null,
  ...change,
})

/** A tour with its visit on `date` (`Y-m-d`). */
export const tourOn = (date: string) => ({
  projectType: 'land' as const,
  projectId: '4',
  packageId: '101',
  packageName: 'Moniya Green',
  visit: { date, time: '09:00', scheduleId: '7', project: 'Moniya', place: 'Ibadan', fee: 0 },
})
