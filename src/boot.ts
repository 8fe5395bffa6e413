/**
 * The only script before the first paint: it waits until the page is painted and idle, or touched, and then starts
 * React. Presses on parts that need React are kept and given back once it is there, so that none is lost.
 */
import 'virtual:uno.css'
import { readEarly } from './api-client/early-read.ts'
import { isHalfScript } from './app/half-scripts.ts'
import { reloadOnce } from './app/reload-once.ts'
import { applyStoredTheme } from './app/stored-theme.ts'
import { watchInstallOffer } from './pwa/install-offer.ts'

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const IDLE_TIMEOUT_MS = 3_000

/** Which page this HTML is: Back may change the address before React is there. */
const prerenderedPath = location.pathname

let started = false
const kept: HTMLElement[] = []

function start(): void {
  if (started) return
  started = true
  for (const type of FIRST_TOUCHES) removeEventListener(type, start, true)
  for (const href of named('route-modules')) append('modulepreload', href)
  const styles = named('site-stylesheet').map((href) => arrival(append('stylesheet', href)))
  void Promise.all([import('./main.tsx'), ...styles]).then(
    ([{ mount }]) => mount(giveBack, prerenderedPath),
    cannotStart,
  )
}

/** The page stays what it is, plain HTML; only a script that came half has a cure. */
function cannotStart(reason: unknown): void {
  if (!isHalfScript(reason)) throw reason
  void reloadOnce(reason, () => false)
}

/** What the prerender wrote down for this page (scripts/prerender.ts); nothing in development. */
const named = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? []

function append(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

/** The page has only the rules of its first state until then. Without the rest it is plain, not lost. */
const arrival = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })

/** A button outside a form means nothing before React: remember it. Links, summaries and form controls work by themselves. */
function keep(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!target) return
  event.preventDefault()
  kept.push(target)
}

function keepSubmit(event: Event): void {
  event.preventDefault()
}

function giveBack(): void {
  document.documentElement.dataset.state = 'interactive'
  removeEventListener('click', keep, true)
  removeEventListener('submit', keepSubmit, true)
  for (const button of kept) whenAwake(button, () => button.click())
}

/** Parts that read data wake after the rest of the page (src/app/with-data.tsx). */
function whenAwake(button: HTMLElement, press: () => void): void {
  const part = button.closest('[data-asleep]')
  if (!part) {
    press()
    return
  }
  const observer = new MutationObserver(() => {
    observer.disconnect()
    press()
  })
  observer.observe(part, { attributeFilter: ['data-asleep'] })
}

/** Under a worker the answer may be on the phone already. */
function askForRecord(): void {
  if (navigator.serviceWorker?.controller) return
  const id = location.pathname.split('/').filter(Boolean).at(-1)
  for (const folder of named('early-read')) readEarly(`${folder}${id}`)
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, 200)
}

applyStoredTheme()
askForRecord()
watchInstallOffer()
addEventListener('click', keep, true)
addEventListener('submit', keepSubmit, true)
for (const type of FIRST_TOUCHES) addEventListener(type, start, { capture: true, passive: true })
if (named('start').length > 0) start()
else if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
