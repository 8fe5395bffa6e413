import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { NOW, request, tourOn } from '#src/features/requests/sample-request-for-tests.ts'
import { ToursOfTheDay } from './tours-of-the-day.tsx'

afterEach(() => void vi.useRealTimers())

it.each([
  ['delivered', false],
  ['queued', true],
  ['unsure', true], // it may be booked: to deny that would be as untrue as to promise it
  ['expired', true],
] as const)(
  'a visitor whose booking is %s: a note that it is not confirmed is %s, and none denies it',
  (state, isNoted) => {
    vi.useFakeTimers({ now: NOW })
    const tour = tourOn('2026-11-20')
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <ToursOfTheDay requests={[request({ state, tour, mayHaveArrived: true })]} />
      </MemoryRouter>,
    )
    expect(page).toContain('Moniya Green')
    expect(page.includes('not confirmed')).toBe(isNoted)
    expect(page.includes('may have arrived')).toBe(isNoted)
    expect(page).not.toContain('not booked')
  },
)
