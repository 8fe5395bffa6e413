// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteConfig } from '#contract/site-config.ts'
import { installOffer } from './boot/install-offer.ts'
import { InstallCard } from './install-card.tsx'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let page: HTMLElement
let close: () => Promise<void>

/** A second visit, which has lasted for half a minute. */
async function stay(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <InstallCard />
      </MemoryRouter>,
    ),
  )
  close = () => act(async () => root.unmount())
  await pass(MINUTE)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isOffered = () => page.textContent?.includes('home screen') ?? false

function press(words: string) {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  return act(async () => button?.click())
}

/** The browser offers, and the person answers its question. */
const browserOffers = (outcome: 'accepted' | 'dismissed') =>
  installOffer.set(
    Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => undefined,
      userChoice: Promise.resolve({ outcome }),
    }),
  )

/** From its menu, or after its question. */
async function browserInstalls() {
  await act(async () => {
    installOffer.set(null)
    dispatchEvent(new Event('appinstalled'))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.setItem('adbond-visits', JSON.stringify({ visits: 1, declinedAt: [] }))
  sessionStorage.clear()
})

afterEach(async () => {
  await close()
  page.remove()
  installOffer.set(null)
  Object.assign(siteConfig, { hasWorker: true })
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the card that offers the home screen', () => {
  it.each([
    ['Show me how', IPHONE],
    ['Not now', IPHONE],
  ])('leaves a person alone who pressed “%s”', async (words, phone) => {
    await stay(phone)
    expect(isOffered()).toBe(true)
    await press(words)
    await pass(10 * MINUTE)
    expect(isOffered()).toBe(false)
  })

  it.each(['accepted', 'dismissed'] as const)(
    'leaves alone who %s the browser’s question',
    async (outcome) => {
      browserOffers(outcome)
      await stay(ANDROID)
      await press('Install')
      await pass(10 * MINUTE)
      expect(isOffered()).toBe(false)
    },
  )

  it('never comes again once the site is installed, by whatever way', async () => {
    await stay(ANDROID)
    await browserInstalls()
    await pass(10 * MINUTE)
    expect(isOffered()).toBe(false)
    vi.setSystemTime(Date.now() + 40 * DAY)
    await pass(MINUTE)
    expect(isOffered()).toBe(false)
  })

  it('offers nothing where the owner has switched the worker off', async () => {
    Object.assign(siteConfig, { hasWorker: false })
    await stay(IPHONE)
    expect(isOffered()).toBe(false)
  })
})
