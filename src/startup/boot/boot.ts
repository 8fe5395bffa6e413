/**
 * The only script before the first paint: it waits until the page is painted and idle, or touched, and then starts
 * React. Presses on parts that need React are kept and given back once it is there, so that none is lost.
 */
import 'virtual:uno.css'
import { readEarly } from '#src/api-client/boot/early-read.ts'
import { watchInstallOffer } from '#src/pwa/install/boot/install-offer.ts'
import { showEarlyPicture } from '#src/ui/picture/boot/early-picture.ts'
import { holdPictures } from '#src/ui/picture/boot/later-pictures.ts'
import { reloadOnce } from './reload-once.ts'
import { applyStoredTheme } from './stored-theme.ts'
import { isTruncatedScript } from './truncated-scripts.ts'

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const IDLE_TIMEOUT_MS = 3_000
const PICTURE_FIRST_MS = 1_500
/** Of a press that waits for React: a slow pulse, to and fro. */
const PRESSED: KeyframeAnimationOptions = { duration: 600, direction: 'alternate', iterations: Infinity }

/** Which page this HTML is: Back may change the address before React is there. */
const prerenderedPath = location.pathname

let started = false
let isInteractive = false
const kept: HTMLElement[] = []

function start(): void {
  if (started) return
  started = true
  for (const type of FIRST_TOUCHES) removeEventListener(type, start, true)
  for (const href of named('route-modules')) append('modulepreload', href)
  const styles = named('site-stylesheet').map((href) => arrival(append('stylesheet', href)))
  void Promise.all([import('#src/startup/main.tsx'), ...styles]).then(
    ([{ mount }]) => mount(giveBack, prerenderedPath),
    cannotStart,
  )
}

/** The page stays what it is, plain HTML; only a script that came half has a cure. */
function cannotStart(reason: unknown): void {
  if (!isTruncatedScript(reason)) throw reason
  void reloadOnce(reason, () => false)
}

/** What the prerender wrote down for this page (build/pages/prerender.ts); nothing in development. */
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

/**
 * A button means nothing before React: remember it. Links, summaries and fields work by themselves. Parts of the page
 * wake after the rest (src/startup/with-data.tsx), so this goes on for what is still asleep.
 */
function keep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!button || !isAsleep(button)) return
  event.preventDefault()
  event.stopImmediatePropagation() // else React could wake the part for this press, and it would count twice
  button.animate({ opacity: 0.4 }, PRESSED) // it is seen at once, however long the line takes
  if (isInteractive) pressWhenAwake(button)
  else kept.push(button)
}

/** A form that the browser sent would show what was typed in the address. */
function keepSubmit(event: Event): void {
  if (event.target instanceof Element && isAsleep(event.target)) event.preventDefault()
}

const isAsleep = (element: Element): boolean => !isInteractive || element.closest('[data-asleep]') !== null

function giveBack(): void {
  document.documentElement.dataset.state = 'interactive'
  isInteractive = true
  for (const button of kept) pressWhenAwake(button)
}

function pressWhenAwake(button: HTMLElement): void {
  const part = button.closest('[data-asleep]')
  if (!part) {
    press(button)
    return
  }
  const observer = new MutationObserver(() => {
    observer.disconnect()
    press(button)
  })
  observer.observe(part, { attributeFilter: ['data-asleep'] })
}

/**
 * React hydrates what an event meets, and hands it the form as it was before the fields told what was typed ahead. So an
 * event that means nothing goes first, and the press comes a task later.
 */
function press(button: HTMLElement): void {
  for (const motion of button.getAnimations()) motion.cancel()
  button.dispatchEvent(new Event('auxclick', { bubbles: true }))
  setTimeout(() => button.click())
}

/** Under a worker the answer may be on the phone already. Settles when the picture stands, or there is none to wait for. */
async function askForRecord(): Promise<void> {
  if (navigator.serviceWorker?.controller) return
  const id = location.pathname.split('/').filter(Boolean).at(-1)
  await Promise.all(named('early-read').map((folder) => showEarlyPicture(readEarly(`${folder}${id}`))))
}

/** The picture of a record is its largest paint: the scripts, five times its size, would share the line with it. */
function startAfterPicture(): void {
  void recordShown.then(start)
  setTimeout(start, PICTURE_FIRST_MS)
}

/** Painted, not only drawn: scripts that come before would hold the picture up. A page in the background is never painted. */
function whenPainted(then: () => void): void {
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (!isTold || document.visibilityState === 'hidden') {
    then()
    return
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    then()
  }).observe({ type: 'paint', buffered: true })
}

/** Its own: shared with src/device/when-idle.ts it would make this script larger. */
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, 200)
}

applyStoredTheme()
holdPictures()
const recordShown = askForRecord()
watchInstallOffer()
addEventListener('click', keep, true)
addEventListener('submit', keepSubmit, true)
for (const type of FIRST_TOUCHES) addEventListener(type, start, { capture: true, passive: true })
if (named('early-read').length > 0) whenPainted(startAfterPicture)
else if (named('start').length > 0) start()
else if (document.readyState === 'complete') whenPainted(whenIdle)
else addEventListener('load', () => whenPainted(whenIdle), { once: true })
