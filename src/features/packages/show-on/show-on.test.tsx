// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { copy } from '#src/features/packages/copy.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { inAppCopy } from '#src/ui/in-app/in-app-copy.ts'
import { showCopy } from './show-copy.ts'
import { ShowOn } from './show-on.tsx'

vi.mock('#src/features/packages/fact-sheet/fact-sheet.tsx', () => ({ FactSheet: () => null }))

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5q; wv) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['Facebook on Android', `${ANDROID} [FB_IAB/FB4A]`, [inAppCopy.openBrowser, inAppCopy.copyLink], 0],
  ['Instagram on an iPhone', `${IPHONE} Instagram 400`, [inAppCopy.copyLink], 0],
  ['Safari on an iPhone', `${IPHONE} Safari/604.1`, [], 1],
])('a window that cannot print says so, and how to get out of it: %s', async (_, browser, ways, printed) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const known = { pkg: {}, type: 'land' } as unknown as KnownPackage
  await act(async () => root.render(<ShowOn known={known} />))
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === copy.factSheet,
  )
  await act(async () => button?.click())
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(printed))
  expect(page.querySelector('[role=status]')?.textContent).toBe(ways.length > 0 ? showCopy.notPrinted : '')
  const offered = [...page.querySelectorAll('.btn-primary, .btn-outline')].map(
    ({ textContent }) => textContent,
  )
  expect(offered).toEqual(ways)
  await act(async () => root.unmount())
})
