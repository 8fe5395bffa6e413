import { expect, it } from 'vitest'
import { handOverLink, spoken } from './hand-over-link.ts'

const origin = 'https://adbond.example'
const PACKAGE = `${origin}/projects/package/101`

it.each([
  ['nothing chosen', '', PACKAGE],
  [
    'the plan in view',
    '?plan=installments&units=2&months=12',
    `${PACKAGE}?plan=installments&units=2&months=12`,
  ],
  [
    'always in one order',
    '?deposit=500000&units=2&plan=one-off',
    `${PACKAGE}?plan=one-off&units=2&deposit=500000`,
  ],
  [
    'nothing that a chat or an advertisement added',
    '?utm_source=chat&fbclid=1&plan=one-off',
    `${PACKAGE}?plan=one-off`,
  ],
  ['no blank', '?plan=&units=', PACKAGE],
  ['signs of any kind, escaped', '?plan=%22%3E%26x', `${PACKAGE}?plan=%22%3E%26x`],
])('a code holds %s', (_, search, link) => expect(handOverLink('101', { origin, search })).toBe(link))

it.each([
  [`${PACKAGE}?plan=one-off`, 'adbond.example/projects/package/101'],
  ['http://www.adbond.example/projects/package/7', 'adbond.example/projects/package/7'],
])('%s is read out as %s', (link, words) => expect(spoken(link)).toBe(words))
