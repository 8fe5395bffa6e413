import { describe, expect, it } from 'vitest'
import { asCsv, asTable } from './booking-table.ts'
import type { BookingLine } from './read-bookings.ts'

const line: BookingLine = {
  id: 1,
  bookedDate: '2026-11-30',
  time: '09:00:00',
  project: 'Green Gate',
  package: 'Plot, corner',
  firstname: 'Ada "Ace"',
  lastname: 'Obi',
  email: 'ada@example.com',
  phoneNumber: null,
  createdAt: '2026-11-20 21:30:00+00',
  reference: 'AB-7WNRR7',
}

describe('the list of bookings', () => {
  it('says so when there are none', () => expect(asTable([])).toBe('No bookings yet.'))

  it('lines its columns up', () => {
    const [head = '', row = ''] = asTable([line]).split('\n')
    expect(row.indexOf('Green Gate')).toBe(head.indexOf('project'))
    expect(row.indexOf('ada@example.com')).toBe(head.indexOf('email'))
  })

  it('is CSV with its quotes doubled', () => {
    expect(asCsv([line])).toContain('"Plot, corner","Ada ""Ace""","Obi","ada@example.com","",')
  })

  it.each(['=HYPERLINK("x")', '+234803', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'runs no formula from %j',
    (firstname) => {
      const cell = `"'${firstname.replaceAll('"', '""')}"`
      expect(asCsv([{ ...line, firstname }])).toContain(cell)
    },
  )
})
