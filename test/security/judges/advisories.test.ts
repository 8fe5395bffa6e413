import { expect, it } from 'vitest'
import { readAdvisories } from './advisories.ts'

const found = {
  auditReportVersion: 2,
  vulnerabilities: { hono: { name: 'hono', severity: 'high', range: '<4.2.7' } },
}

it.each([
  ['nothing known', { auditReportVersion: 2, vulnerabilities: {} }, { isAnswered: true, known: [] }],
  ['one known', found, { isAnswered: true, known: ['hono <4.2.7 (high)'] }],
  [
    'a mirror that cannot',
    { message: '405 Method Not Allowed - POST https://registry.example/x', error: { summary: '' } },
    { isAnswered: false, reason: '405 Method Not Allowed' },
  ],
  [
    'no network',
    { error: { code: 'ENOTFOUND', summary: 'request failed' } },
    { isAnswered: false, reason: 'request failed' },
  ],
  ['an empty object', {}, { isAnswered: false, reason: 'no report' }],
])('of %s', (_, report, expected) => expect(readAdvisories(JSON.stringify(report))).toEqual(expected))

it.each(['', 'npm error', '<html>'])('%j is no report', (text) =>
  expect(readAdvisories(text)).toEqual({ isAnswered: false, reason: 'no report' }),
)
