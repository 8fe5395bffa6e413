import { expect, it } from 'vitest'
import { titlePapers } from './title-papers.ts'

const papers = (description: string, benefits: string[] = []) =>
  titlePapers({ description, benefits: benefits.map((name) => ({ name, icon: null })) })

it.each<[string, string, string[], string[]]>([
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
  ['a benefit, once', 'Deed of assignment.', ['Deed of assignment', 'Gatehouse'], ['Deed of assignment']],
  ['nothing', 'A garden with a gate.', ['Gatehouse'], []],
  ['a word inside another', 'An entitled guest indeed.', [], []],
])('quotes %s', (_, description, benefits, expected) => {
  expect(papers(description, benefits)).toEqual(expected)
})
