import { expect, test } from 'vitest'
import { doesNotRun } from './refetch-broken-worker.ts'

test.each([
  ['half a script, in Chromium', new TypeError('ServiceWorker script evaluation failed'), true],
  [
    'half a script, in Firefox',
    new TypeError('ServiceWorker script at https://x/sw.js threw an exception during script evaluation.'),
    true,
  ],
  ['no network', new TypeError('An unknown error occurred when fetching the script.'), false],
  ['a browser that refuses workers', new DOMException('The operation is insecure.', 'SecurityError'), false],
  ['something thrown that is no error', 'oops', false],
])('the worker’s script is there and does not run: %s', (_, reason, expected) => {
  expect(doesNotRun(reason)).toBe(expected)
})
