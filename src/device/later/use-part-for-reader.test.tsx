// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { usePartForReader } from './use-part-for-reader.ts'

const load = vi.fn(async () => ({ words: 'here' }))

function Place() {
  const part = usePartForReader(load, true)
  return part === 'lost' ? part : part?.words
}

it('a part that one request lost says so, and comes by itself', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  for (let lost = 0; lost < 2; lost += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(<Place />))
  expect(page.textContent).toBe('lost')
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(page.textContent).toBe('here')
  await act(async () => root.unmount())
  vi.useRealTimers()
})
