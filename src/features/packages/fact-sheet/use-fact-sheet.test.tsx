// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useFactSheet } from './use-fact-sheet.ts'

vi.mock('./fact-sheet.tsx', () => new Promise(() => {}))

function Button() {
  const sheet = useFactSheet()
  return <button type="button" onClick={() => void sheet.print()} />
}

it('on a line that says nothing the page itself prints, soon after the press', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () => root.render(<Button />))
  await act(async () => page.querySelector('button')?.click())
  expect(print).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTimeAsync(4_000))
  expect(print).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
  vi.useRealTimers()
})
