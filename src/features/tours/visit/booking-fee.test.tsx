import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { BookingFee } from './booking-fee.tsx'
import { fee as words } from './visit-copy.ts'

const value = schemas['schedule-list']([
  { id: 7, fee: 5000, package: { id: 14, name: 'Plot' } },
  { id: 8, package: { id: 14, name: 'Plot' } },
])

test.each<[string, string | null, { value: typeof value } | undefined, string]>([
  ['of no time yet is open', null, { value }, words.open],
  ['that the list names is told', '7', { value }, '₦5,000'],
  ['that the list does not name is not stated', '8', { value }, words.unsaid],
  ['of a list that this phone has not read is not known', '7', undefined, words.unknown],
  ['of a tour that is newer than the kept list is not known', '9', { value }, words.unknown],
])('a fee %s', (_, scheduleId, data, said) => {
  const text = renderToStaticMarkup(<BookingFee scheduleId={scheduleId} schedules={{ data }} />)
  expect(text.replaceAll(/<[^>]*>/g, '')).toBe(words.label + said)
})
