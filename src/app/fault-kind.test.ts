import { describe, expect, test } from 'vitest'
import { ApiError } from '../api-client/errors.ts'
import { type FaultKind, faultKind } from './fault-kind.ts'

const loadFailures = [
  'Failed to fetch dynamically imported module: https://x/assets/faqs.js', // Chromium
  'error loading dynamically imported module: https://x/assets/faqs.js', // Firefox
  'Importing a module script failed.', // Safari
  'Unable to preload CSS for /assets/faqs.css', // Vite
].map((message): Error => new TypeError(message))

loadFailures.push(new SyntaxError('Unexpected end of input')) // half a script

describe('what went wrong', () => {
  test.each<[string, unknown, number | undefined, boolean, FaultKind]>([
    ['an unknown address', undefined, 404, true, 'not-found'],
    ['an unknown address without a network: who knows', undefined, 404, false, 'offline'],
    ['a call that nobody answered', new ApiError('offline', 'no answer'), undefined, true, 'offline'],
    ['a call that was refused', new ApiError('refused', 'No', 402), undefined, true, 'fault'],
    ['our own mistake', new TypeError('x is not a function'), undefined, true, 'fault'],
    ['our own mistake without a network', new TypeError('x is not a function'), undefined, false, 'fault'],
    ['something thrown that is no error', 'oops', undefined, true, 'fault'],
  ])('%s', (_, error, status, seemsOnline, kind) => {
    expect(faultKind(error, status, seemsOnline)).toBe(kind)
  })

  test.each(loadFailures)('part of the app did not arrive: %s', (error) => {
    expect(faultKind(error, undefined, false)).toBe('offline')
    expect(faultKind(error, undefined, true)).toBe('interrupted')
  })
})
