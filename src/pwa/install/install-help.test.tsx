// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inAppCopy } from '#src/ui/in-app/in-app-copy.ts'
import { copy as share } from '#src/ui/share-copy.ts'
import { toast } from '#src/ui/toast.ts'
import { installOffer } from './boot/install-offer.ts'
import { installCopy } from './install-copy.ts'
import { InstallHelp } from './install-help.tsx'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

let root: Root
const said: string[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal ??= () => undefined
  for (const kind of ['info', 'success', 'warning'] as const)
    vi.spyOn(toast, kind).mockImplementation((text) => void said.push(text))
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
const IN_APP = `${ANDROID} Instagram 300.0`

async function openAndPress(words: string) {
  await act(async () =>
    root.render(
      <MemoryRouter>
        <InstallHelp onClose={() => undefined} />
      </MemoryRouter>,
    ),
  )
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  await act(async () => button?.click())
}

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  said.length = 0
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it.each([
  ['accepted', 'on a phone', ANDROID, [/^Your phone adds Adbond/]],
  ['accepted', 'on a computer', DESK, [/^Your browser adds Adbond/]],
  ['dismissed', 'on a phone', ANDROID, []],
] as const)(
  'who %s the browser’s question %s is told of no installation yet',
  async (outcome, _, browser, words) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser)
    installOffer.set(
      Object.assign(new Event('beforeinstallprompt'), {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome }),
      }),
    )
    await openAndPress(installCopy.install)
    expect(said).toEqual(words.map((word) => expect.stringMatching(word)))
  },
)

it.each<[string, () => Promise<void>, string]>([
  ['was copied', async () => undefined, share.link(location.href).copied],
  ['was refused', () => Promise.reject(new Error('refused')), share.link(location.href).copyFailed],
])(
  'the open sheet itself says that the link %s: a toast lies in the inert page',
  async (_, copying, words) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IN_APP)
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copying)
    await openAndPress(inAppCopy.copyLink)
    expect(document.querySelector('[role=dialog] [role=status]')?.textContent).toBe(words)
  },
)

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

it.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, true],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, true],
  ['Chrome on Android', ANDROID, false],
])('says in %s whether the installed site starts empty', async (_, browser, isSaid) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser)
  await openAndPress('')
  expect(document.body.textContent?.includes(installCopy.startsEmpty)).toBe(isSaid)
})

it.each([
  ['a worker keeps what was read', { controller: {} }, true],
  ['no worker stands behind the page, as in a private window', undefined, false],
])('where nothing can be installed, and %s, the words follow it', async (_, serviceWorker, isSaid) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0')
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  await openAndPress('')
  expect(document.body.textContent).toContain(installCopy.none)
  expect(document.body.textContent?.includes(installCopy.stillKept)).toBe(isSaid)
})
