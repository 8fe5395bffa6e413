import { afterEach, expect, test, vi } from 'vitest'
import { workerCodeFile } from '#contract/messages/offline-bundle.ts'
import { doesNotRun, refetchBrokenWorker } from './refetch-broken-worker.ts'

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

afterEach(() => vi.unstubAllGlobals())

test('a cure that the line broke, or cut again, is tried anew; one that came stands', async () => {
  const code = workerCodeFile('1a2B3c4D')
  const answers = [null, 'importScripts("/ass', `importScripts("/${code}")`, '', 'asked too often']
  const fetch = vi.fn(async (_address: string) => {
    const text = answers.shift() ?? null
    if (text === null) throw new TypeError('Failed to fetch')
    return new Response(text)
  })
  vi.stubGlobal('fetch', fetch)
  for (let look = 0; look < 4; look++) await refetchBrokenWorker('/sw.js').catch(() => undefined)
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/sw.js', '/sw.js', '/sw.js', `/${code}`])
})
