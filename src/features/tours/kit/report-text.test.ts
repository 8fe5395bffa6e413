import { expect, test, vi } from 'vitest'
import { kitParts } from './kit-content.ts'
import { emptyKit } from './kit-record.ts'
import { reportText } from './report-text.ts'

const at = {
  name: 'Moniya Green 500',
  day: 'Sat, Dec 5, 2026',
  address: 'https://adbond.example/site_tour/kit?package=101',
  sent: 1,
}

test('the report tells what was seen and what was not, the notes and the photos', () => {
  const photos = [{ id: '1', bytes: 1, thumb: '' }]
  const text = reportText(
    { ...emptyKit, ticks: ['deed', 'beacons', 'shoes'], notes: ' No drains. ', photos },
    at,
  )
  expect(
    text.startsWith('Inspection: Moniya Green 500\nReport of Sat, Dec 5, 2026\n\nTitle documents (1 of 5)\n'),
  ).toBe(true)
  expect(text).toContain('☐ Registered survey plan\n☑ Deed of assignment\n')
  expect(text).toContain('On the land (1 of 6)\n☑ All beacons of the plot')
  expect(text).toContain('\n\nNotes\nNo drains.\n\n1 photo\n\n')
  expect(text.endsWith(at.address)).toBe(true)
  expect(text).not.toContain('What to bring')
})

test('a kit that was begun on an earlier day says so in its report, and one of today does not', () => {
  vi.setSystemTime('2026-12-12T08:00:00Z')
  const begun = (day: string) => reportText({ ...emptyKit, notes: 'x', begun: day }, at)
  expect(begun('2026-12-05')).toContain('Report of Sat, Dec 5, 2026\nBegun on Sat, Dec 5, 2026\n\n')
  expect(begun('2026-12-12')).not.toContain('Begun')
  expect(begun(''), 'unknown, in kits of before').not.toContain('Begun')
  vi.useRealTimers()
})

test('an untouched kit is a report without notes and photos', () => {
  const text = reportText(emptyKit, at)
  expect(text).toContain('Title documents (0 of 5)')
  expect(text).not.toContain('☑')
  expect(text).not.toMatch(/Notes|photo/)
})

test('every point has an id of its own and words', () => {
  const points = kitParts.flatMap((part) => part.points)
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
  expect(points.every(({ title, text }) => title !== '' && text !== '')).toBe(true)
})

test.each([
  'Certificate of Occupancy',
  'survey plan',
  'Deed of assignment',
  'Excision or gazette',
  'Governor’s consent',
])('the title documents name the %s', (title) => {
  const papers = kitParts.find(({ id }) => id === 'papers')
  expect(papers?.points.map((point) => point.title).join('; ')).toContain(title)
})
