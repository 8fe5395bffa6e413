// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useFollowing } from './use-following.ts'

const asked = vi.hoisted(() => vi.fn())
vi.mock('./following.tsx', () => {
  asked()
  throw new Error('Failed to fetch')
})
vi.mock('#src/device/reader-engaged.ts', () => ({ readerEngaged: Promise.resolve() }))

const Row = () => (useFollowing() ? 'here' : 'lost')

it('code that tells of followed searches, once lost, waits for a network: each try more could load the page anew', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(<Row />))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
  vi.useRealTimers()
})
