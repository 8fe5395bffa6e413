import { expect, it } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { titlePapers } from './title-papers.ts'

const papers = (description: string, benefits: string[] = []) =>
  titlePapers({ description, benefits: benefits.map((name) => ({ name, icon: null })) })

it.each<[string, string, string[], string[]]>([
  [
    'a title as offices spell it',
    'Free of omo-onile. Global C-of-O, survey.',
    ['CofO', 'C.of.O'],
    ['CofO', 'C.of.O', 'Global C-of-O, survey'],
  ],
  ['a paper in process', '500 sqm, C of O in process, ₦2.4m.', [], ['C of O in process']],
  [
    'two in one clause',
    '300 sqm, registered survey and deed of assignment, ₦950,000. 2.8 km off.',
    [],
    ['registered survey and deed of assignment'],
  ],
  [
    'who pays for it',
    'Not yet: power. Governor’s Consent is at your cost; our lawyers give the fee.',
    [],
    ['Governor’s Consent is at your cost'],
  ],
  [
    'a caution',
    'Title: one title for the whole layout; you wait.',
    [],
    ['Title: one title for the whole layout'],
  ],
  [
    'what is not there yet as a whole',
    '500 sqm. Not yet: power, C of O, deed.',
    [],
    ['Not yet: power, C of O, deed'],
  ],
  [
    'what the price leaves out as a whole',
    'Price excludes survey, deed of assignment, and levy.',
    [],
    ['Price excludes survey, deed of assignment, and levy'],
  ],
  [
    'a denial as a whole',
    'There is no C of O, gazette or excision yet.',
    [],
    ['There is no C of O, gazette or excision yet'],
  ],
  [
    'a denial at the end as a whole',
    'C of O, gazette and excision are pending. Deed of assignment, survey.',
    [],
    ['C of O, gazette and excision are pending', 'Deed of assignment, survey'],
  ],
  [
    'a paper beside a size in feet',
    '465 sqm (50 by 100 feet), C of O on the layout, ₦5.6m.',
    [],
    ['C of O on the layout'],
  ],
  ['a denial beside the paper', '500 sqm, no C of O, ₦2.4m.', [], ['no C of O']],
  [
    'what you pay for as a whole',
    'You pay separately for survey, deed of assignment, and levy.',
    [],
    ['You pay separately for survey, deed of assignment, and levy'],
  ],
  [
    'a list after its head',
    'Excluded: survey; deed of assignment; levy.',
    [],
    ['Excluded: survey; deed of assignment'],
  ],
  [
    'a list of lines after its head',
    'A garden.\n\nNot included:\n- survey\n- deed of assignment.\n- levy\n\nGazetted excision.',
    [],
    ['Not included: survey; deed of assignment', 'Gazetted excision'],
  ],
  ['nothing of a long denial', `There is no power, ${'no road, '.repeat(20)}C of O or deed.`, [], []],
  [
    'what comes after a full sentence alone',
    'Deed of assignment; service charge ₦18,000 a month.',
    [],
    ['Deed of assignment'],
  ],
  ['a benefit, once', 'Deed of assignment.', ['Deed of assignment', 'Gatehouse'], ['Deed of assignment']],
  ['beside a price on conditions', '₦2m on completion, C of O.', [], ['₦2m on completion, C of O']],
  [
    'each paper of a sentence that has several, together',
    'We chase C of O, deed of assignment and survey.',
    [],
    ['We chase C of O, deed of assignment and survey'],
  ],
  ['a head with the line below it', 'In view\nC of O', [], ['In view; C of O']],
  ['a line below one that limits nothing', 'Fenced\nC of O', [], ['C of O']],
  [
    'a paper far below a line that may limit it, with that line',
    `Flexible payment plan\nFence\n${'Tarred roads and drainage\n'.repeat(8)}A gatehouse\nC of O`,
    [],
    ['Flexible payment plan; … C of O'],
  ],
  [
    'a paper below lines that name something else, alone',
    `Location: ${'Epe road, '.repeat(30)}Lagos\r\nPrice: ₦2m \r\nTitle: Government-approved Excision`,
    [],
    ['Title: Government-approved Excision'],
  ],
  [
    'a paper below a line that names what is not there, with it',
    'Location: Epe\nNot yet: power\nPrice: ₦2m\nDeed of assignment',
    [],
    ['Not yet: power; … Deed of assignment'],
  ],
  [
    'what a head leaves to you, in lines or in one',
    'Yours to arrange:\n- survey\n- deed\n\nYours to get: survey; C of O.',
    [],
    ['Yours to arrange: survey; deed', 'Yours to get: survey; C of O'],
  ],
  ['a paper beside a size with a colon whole', '500 sqm: planned, C of O.', [], ['500 sqm: planned, C of O']],
  ['a paper below a head without a colon', 'Not included\nLevy\nC of O', [], ['Not included; … C of O']],
  ['a paper before what may limit others', 'Fence\nC of O\nSoon: power\nRoads', [], ['C of O']],
  [
    'a long sentence whole',
    'A fenced estate, ten minutes from the new airport road and close to the university teaching hospital, with good roads, C of O, 500 sqm.',
    [],
    [
      'A fenced estate, ten minutes from the new airport road and close to the university teaching hospital, with good roads, C of O, 500 sqm',
    ],
  ],
  ['nothing', 'A garden with a gate.', ['Gatehouse'], []],
  ['a word inside another', 'An entitled guest indeed.', [], []],
])('quotes %s', (_, description, benefits, expected) => {
  expect(papers(description, benefits)).toEqual(expected)
})

it('quotes an editor’s markup as its words, and keeps a list with its head', () => {
  const description =
    '<p>C of O &amp; survey</p>\n<p>Not included:</p>\n<ul>\n<li>deed of\nassignment</li>\n<li>levy</li>\n</ul>\n<p>Gazetted.</p>'
  expect(papers(schemas.package({ id: 1, name: 'Plot', description }).description)).toEqual([
    ...['C of O & survey', 'Not included: deed of assignment', 'Gazetted'],
  ])
})

it.each([
  'C of O, in view',
  'Registered survey, C of O, in view',
  'Gazette, ongoing',
  'C of O, underway',
  'C of O, to be issued',
  'Documents available on request, C of O',
  'Government gazette, dispute in court',
  'Titles in view are C of O, deed of assignment and survey',
  '2 months from now, C of O',
])('what limits a paper stands beside it: "%s"', (sentence) => {
  expect(papers(`${sentence}.`)).toEqual([sentence])
})

it.each([
  'in view',
  'under way',
  'underway',
  'under review',
  'upon request',
  'to be issued',
  'at the last stage',
])('what follows a statement that something is %s keeps it', (limit) => {
  expect(papers(`Papers ${limit}; C of O.`)).toEqual([`Papers ${limit}; C of O`])
})

it.each(['title\n', 'no title\n', 'no title; ', 'no; a; title; ', 'a: title; ', 'a:\n', '\n ', ' '])(
  'two hundred thousand characters of %j hold nothing up',
  (piece) => {
    const before = performance.now()
    const many = piece.repeat(100_000 / piece.length)
    papers(`Deed${many}deed:\n${many}`)
    expect(performance.now() - before).toBeLessThan(2_000)
  },
)
