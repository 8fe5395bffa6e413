// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTodayInLagos } from './use-today-in-lagos.ts'

const box = document.createElement('div')
let root: Root

function Today() {
  return useTodayInLagos()
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-25T22:59:00Z') }) // a minute to midnight in Lagos
  root = createRoot(box)
  await act(async () => root.render(<Today />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

describe('the day in Lagos of a page that stays open', () => {
  it('is the next one from midnight on, and the one after that a day later', async () => {
    expect(box.textContent).toBe('2026-11-25')
    await act(async () => vi.advanceTimersByTime(60_000))
    expect(box.textContent).toBe('2026-11-26')
    await act(async () => vi.advanceTimersByTime(24 * 3_600_000))
    expect(box.textContent).toBe('2026-11-27')
  })

  it('is the new one when the phone slept through midnight and the page is seen again', async () => {
    vi.setSystemTime(Date.parse('2026-11-28T08:00:00Z')) // no timer ran
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(box.textContent).toBe('2026-11-28')
  })

  it('leaves no timer behind', async () => {
    await act(async () => root.render(null))
    expect(vi.getTimerCount()).toBe(0)
  })
})
