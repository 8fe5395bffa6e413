import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api-client/errors.ts'
import { type FaultKind, faultKind, type Reach } from './fault-kind.ts'

const loadFailures = [
  'Failed to fetch dynamically imported module: https://x/assets/faqs.js', // Chromium
  'error loading dynamically imported module: https://x/assets/faqs.js', // Firefox
  'Importing a module script failed.', // Safari
  'Unable to preload CSS for /assets/faqs.css', // Vite
].map((message): Error => new TypeError(message))

loadFailures.push(new SyntaxError('Unexpected end of input')) // half a script

describe('what went wrong', () => {
  test.each<[string, unknown, number | undefined, Reach, FaultKind]>([
    ['an unknown address', undefined, 404, 'answered', 'not-found'],
    ['an unknown address without a network: who knows', undefined, 404, 'offline', 'offline'],
    ['an unknown address, and nobody answers: who knows', undefined, 404, 'silent', 'silent'],
    ['a call that nobody answered', new ApiError('silent', 'no answer'), undefined, 'answered', 'silent'],
    ['a call without a network', new ApiError('offline', 'no'), undefined, 'answered', 'offline'],
    ['a sign-in page', new ApiError('portal', 'sign in'), undefined, 'answered', 'portal'],
    ['a call that was refused', new ApiError('refused', 'No', 402), undefined, 'answered', 'fault'],
    ['our own mistake', new TypeError('x is not a function'), undefined, 'answered', 'fault'],
    [
      'our own mistake without a network',
      new TypeError('x is not a function'),
      undefined,
      'offline',
      'fault',
    ],
    ['something thrown that is no error', 'oops', undefined, 'answered', 'fault'],
  ])('%s', (_, error, status, reach, kind) => {
    expect(faultKind(error, status, reach)).toBe(kind)
  })

  test.each(loadFailures)('part of the app did not arrive: %s', (error) => {
    expect(faultKind(error, undefined, 'offline')).toBe('offline')
    expect(faultKind(error, undefined, 'silent')).toBe('silent')
    expect(faultKind(error, undefined, 'answered')).toBe('interrupted')
  })
})
