import { afterEach, expect, it, vi } from 'vitest'
import { noteMissing, partsMissing } from './parts-missing.ts'

afterEach(() => vi.unstubAllGlobals())

it('each part counts once, and on an iPhone, which names none, each screen', () => {
  const at = (pathname: string) => vi.stubGlobal('location', { pathname })
  const counted = (words: string) => {
    noteMissing(new TypeError(words))
    return partsMissing.get()
  }
  const ofSafari = 'Importing a module script failed.'
  at('/faqs')
  expect(['/assets/a.js', '/assets/a.js', '/assets/b.js'].map(counted)).toEqual([1, 1, 2])
  expect([ofSafari, ofSafari].map(counted)).toEqual([3, 3])
  at('/services')
  expect([ofSafari, '/assets/a.js'].map(counted)).toEqual([4, 4])
})
