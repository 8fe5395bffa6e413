import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('who may be booked twice is sent to the office, for nothing sends e-mail', async () => {
  const { inDoubt, sendAgain } = await import('./copy.ts')
  expect(sendAgain.text).toContain('Ask us first')
  expect(sendAgain.text + inDoubt.text).not.toMatch(/e-mail|confirmation/)
})

const CODE = 'AB-1Z5E61'

test.each([
  ['keeps keys', '/api/v2', true],
  ['keeps none, so its office knows no code', 'https://api.provider.example/api/v2', false],
])('what a person is told to say to the office of an API that %s', async (_, base, isCodeKnown) => {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE_URL', base)
  const { editing, lost, otherWays } = await import('./copy.ts')
  const { erasure } = await import('./erasure/erasure-copy.ts')
  const told = [
    lost.text('Moniya Green 500', CODE),
    editing.overtaken(CODE),
    erasure.underWay([CODE]),
    otherWays.call(CODE),
  ]
  expect(told.map((words) => words.includes(CODE))).toEqual(told.map(() => isCodeKnown))
})

test('an erasure names the browser: a site that Apple installed keeps a storage of its own', async () => {
  const { erasure } = await import('./erasure/erasure-copy.ts')
  for (const words of [erasure.text, erasure.done, erasure.underWay([CODE])]) {
    expect(words).toMatch(/delete[ds] from this browser/i)
    expect(words).not.toContain('from this phone')
  }
})
