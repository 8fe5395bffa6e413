import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { tourGroups } from './tour-groups.ts'

const TODAY = '2026-11-23' // a Monday

/** `id package rule-or-date time` */
const tours = (...lines: string[]) =>
  schemas['schedule-list'](
    lines.map((line) => {
      const [id, pkg, rule = '', availableTime] = line.split('; ')
      const recurrent = !/\d/.test(rule)
      return {
        id,
        package: { id: pkg, name: `Package ${pkg}` },
        recurrent,
        recurrent_day: recurrent ? rule : '',
        availableDate: recurrent ? 'November 23, 2026' : rule,
        availableTime,
      }
    }),
  )

const idsOf = (...lines: string[]) =>
  tourGroups(tours(...lines), TODAY).map(({ next, others }) =>
    [next, ...others].map(({ schedule }) => schedule.id).join(' '),
  )

test.each<[string, string[], string[]]>([
  ['the soonest first', ['1; 7; December 9, 2026; 09:00 AM', '2; 8; December 1, 2026; 09:00 AM'], ['2', '1']],
  [
    'a rule counts by its next day',
    ['1; 7; November 27, 2026; 09:00 AM', '2; 8; Thursday; 09:00 AM'],
    ['2', '1'],
  ],
  ['one day by the hour', ['1; 7; All; 02:00 PM', '2; 8; All; 09:30 AM'], ['2', '1']],
  ['the order of the provider for the same hour', ['5; 7; All; 09:00 AM', '2; 8; All; 09:00 AM'], ['5', '2']],
  ['what cannot be read comes last', ['1; 7; soon 1; 09:00 AM', '2; 8; May 1, 2027; 09:00 AM'], ['2', '1']],
  ['an hour that cannot be read after the others', ['1; 7; All; later', '2; 8; All; 11:00 PM'], ['2', '1']],
  [
    'one row for each package, its dates in order',
    ['1; 7; May 1, 2027; 09:00 AM', '2; 8; Saturday; 09:00 AM', '3; 7; Friday; 09:00 AM'],
    ['3 1', '2'],
  ],
  [
    'today is no longer booked, so a later date goes before it',
    ['1; 7; November 23, 2026; 05:00 PM', '2; 7; Friday; 09:00 AM'],
    ['2 1'],
  ],
  [
    'a tour that comes twice is one',
    ['1; 7; Friday; 09:00 AM', '2; 7; Friday; 10:00 AM', '1; 7; Friday; 09:00 AM', '2; 7; Friday; 10:00 AM'],
    ['1 2'],
  ],
  ['only today is left', ['1; 7; November 23, 2026; 05:00 PM'], ['1']],
])('%s', (_, lines, expected) => {
  expect(idsOf(...lines)).toEqual(expected)
})

test('tours of packages without an id do not fall together', () => {
  const nameless = tours('1; 7; All; 09:00 AM', '2; 7; All; 09:00 AM').map((tour) => ({
    ...tour,
    package: { ...tour.package, id: undefined },
  }))
  expect(tourGroups(nameless, TODAY)).toHaveLength(2)
})
