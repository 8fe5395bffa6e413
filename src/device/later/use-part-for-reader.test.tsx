// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { drawn } from './drawn-for-tests.ts'
import { usePartForReader } from './use-part-for-reader.ts'

const load = vi.fn(async () => ({ words: 'here' }))

function Place() {
  const part = usePartForReader(load, true)
  return part === 'lost' ? part : part?.words
}

it.each([
  [1, 'here'],
  [2, 'lost'],
])('of a part that is lost %i times in a row is said: %s', async (times, words) => {
  for (let lost = 0; lost < times; lost += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { page, wait, leave } = await drawn(<Place />)
  expect(page.textContent).toBe(words)
  await act(async () => reachable.tell())
  await wait(30_000)
  expect(page.textContent, 'with the next network').toBe('here')
  await leave()
})
