import { expect, it } from 'vitest'
import { lineOfFailedCheck } from './line-of-check.ts'

const failure = (name: string, message: string) => Object.assign(new Error(message), { name })

it.each([
  [
    'Chromium without a network',
    failure(
      'TypeError',
      'Failed to update a ServiceWorker: An unknown error occurred when fetching the script.',
    ),
    'lost',
  ],
  ['WebKit without a network', failure('TypeError', 'Script https://x/sw.js load failed'), 'lost'],
  ['no answer in time', failure('TimeoutError', 'signal timed out'), 'lost'],
  [
    'a sign-in page in place of the script',
    failure('SecurityError', "The script has an unsupported MIME type ('text/html')."),
    'portal',
  ],
  [
    'the server’s own error',
    failure('TypeError', 'A bad HTTP response code (500) was received when fetching the script.'),
    null,
  ],
  ['a worker that does not run', failure('TypeError', 'ServiceWorker script evaluation failed'), null],
  ['something else', 'gone', null],
])('a failed look for a new version: %s', (_, reason, line) => {
  expect(lineOfFailedCheck(reason)).toBe(line)
})
