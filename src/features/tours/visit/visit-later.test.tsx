// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { siteConfig } from '#contract/site-config.ts'
import { visit as words } from './visit-copy.ts'
import { VisitLater } from './visit-later.tsx'

const visit = {
  ...{ date: '2026-12-05', time: '09:00', scheduleId: '7', project: 'Moniya', place: 'Ibadan', fee: 0 },
}
const tour = {
  ...{ projectType: 'land' as const, projectId: '4', packageId: '101', packageName: 'Moniya Green', visit },
}

afterEach(() => void vi.useRealTimers())

/** `room`: the rows that are kept until the tools come. */
async function drawn(now: string, state: string, place = 'Ibadan') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(siteConfig, { phone: '+2348000000000' })
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  const page = document.createElement('main')
  const booking = {
    id: '3f2b8c1e-0000-4000-8000-000000000000',
    replaces: [],
    label: 'Moniya Green',
    state,
    tour: { ...tour, visit: { ...visit, place } },
  }
  const kept = document.createElement('div')
  kept.innerHTML = renderToString(<VisitLater booking={booking} />)
  await act(async () =>
    createRoot(page).render(
      <MemoryRouter>
        <VisitLater booking={booking} />
      </MemoryRouter>,
    ),
  )
  await act(async () => void (await import('./visit-tools.tsx')))
  expect(page.textContent).toContain(words.kit)
  return {
    text: page.textContent,
    rows: page.querySelectorAll('li').length,
    room: kept.querySelectorAll('div > i').length,
  }
}

const shown = async (now: string, state: string) => (await drawn(now, state)).text

const TO_COME = [words.calendar, words.another]
const TO_ASK = [words.ask, words.pickupText]

it.each(['2026-12-04T22:59:00Z', '2026-12-05T22:59:00Z'])(
  'a booked visit keeps what leads to it until its day in Lagos has ended: %s',
  async (now) => {
    const text = await shown(now, 'delivered')
    for (const word of [words.calendar, ...TO_ASK]) expect(text).toContain(word)
  },
)

it.each([
  ['the day before', '2026-12-04T22:59:00Z', true],
  ['its day, for which the API takes no booking', '2026-12-04T23:00:00Z', false],
])('of another person on the tour on %s (%s): %s', async (_, now, isOffered) => {
  expect((await shown(now, 'delivered')).includes(words.another)).toBe(isOffered)
})

it.each(['delivered', 'queued'])(
  'after its day, a visit that is %s leads to its place and its kit alone',
  async (state) => {
    const text = await shown('2026-12-05T23:00:00Z', state)
    for (const word of [...TO_COME, ...TO_ASK]) expect(text).not.toContain(word)
    expect(text).toContain(words.map)
  },
)

it.each([
  ['delivered', '2026-12-04T12:00:00Z', 'Ibadan', 5],
  ['delivered', '2026-12-05T12:00:00Z', 'Ibadan', 4],
  ['delivered', '2026-12-06T12:00:00Z', 'Ibadan', 2],
  ['queued', '2026-12-04T12:00:00Z', 'Ibadan', 4],
  ['queued', '2026-12-05T12:00:00Z', 'Ibadan', 3],
  ['delivered', '2026-12-05T12:00:00Z', '', 3],
])('room is kept for each button that comes, and for no other: %s, on %s, in “%s”', async (...of) => {
  const [state, now, place, count] = of
  expect(await drawn(now, state, place)).toMatchObject({ rows: count, room: count })
})
