import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** A screen whose code comes by imports, under a clock of the test. `wait` ends when what was imported stands. */
export async function drawn(screen: ReactNode, now = Date.now()) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now })
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const wait = async (milliseconds: number) => {
    await act(async () => vi.advanceTimersByTimeAsync(milliseconds))
    await vi.dynamicImportSettled()
    await act(async () => vi.advanceTimersByTimeAsync(0))
  }
  await act(async () => root.render(screen))
  await wait(0)
  const leave = async () => {
    await act(async () => root.unmount())
    page.remove()
    vi.useRealTimers()
  }
  return { page, wait, leave }
}
