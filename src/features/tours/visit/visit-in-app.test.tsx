// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { visit as words } from './visit-copy.ts'
import { VisitTools } from './visit-tools.tsx'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5q; wv) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

const visit = {
  ...{ date: '2026-12-05', time: '09:00', scheduleId: '7', project: 'Moniya', place: 'Ibadan', fee: 0 },
}
const tour = {
  ...{ projectType: 'land' as const, projectId: '4', packageId: '101', packageName: 'Moniya Green', visit },
}
const label = 'Moniya Green, Sat, Dec 5, 2026, 9:00 AM'
const booking = { id: '3f2b8c1e-0000-4000-8000-000000000000', replaces: [], label, state: 'delivered', tour }

afterEach(() => void vi.restoreAllMocks())

/** Presses the button for the calendar. Returns the names of the files that the phone was given, and how to press on. */
async function pressCalendar(browser: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser)
  const given: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(this.download)
  })
  const page = document.createElement('main')
  await act(async () =>
    createRoot(page).render(
      <MemoryRouter>
        <VisitTools booking={booking} tour={tour} today="2026-12-01" />
      </MemoryRouter>,
    ),
  )
  const press = (name: string) =>
    act(async () =>
      [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))?.click(),
    )
  await press(words.calendar)
  return { page, given, press }
}

it.each([
  ['TikTok on Android', `${ANDROID} BytedanceWebview/d8a21c6`],
  ['Instagram on an iPhone', `${IPHONE} Instagram 400`],
])('a window that saves no file says so, and lets the visit be copied: %s', async (_, browser) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { page, given, press } = await pressCalendar(browser)
  expect(given).toEqual([])
  expect(page.querySelector('[role=status]')?.textContent).toBe(words.inApp.text)
  await press(words.inApp.copy)
  const text = copied.mock.calls[0]?.[0]
  for (const part of [label, 'Moniya, Ibadan', '/site_tour/kit']) expect(text).toContain(part)
})

it('a browser of the person’s own gets the file, and no word', async () => {
  const { page, given } = await pressCalendar(`${IPHONE} Version/18.5 Safari/604.1`)
  expect(given).toEqual([expect.stringMatching(/\.ics$/)])
  expect(page.querySelector('[role=status]')?.textContent).toBe('')
})
