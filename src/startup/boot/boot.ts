/**
 * The only script before the first paint. It waits until the page is painted and idle, or touched, and then starts
 * React. It keeps presses on parts that need React and replays them later, so that none is lost.
 */
import 'virtual:uno.css'
import { readEarly } from '#src/api-client/boot/early-read.ts'
import { watchInstallOffer } from '#src/pwa/install/boot/install-offer.ts'
import { showEarlyPicture } from '#src/ui/picture/boot/early-picture.ts'
import { holdPictures } from '#src/ui/picture/boot/later-pictures.ts'
import { holdLateFonts } from './late-fonts.ts'
import { reloadOnce } from './reload-once.ts'
import { applyStoredTheme } from './stored-theme.ts'
import { isTruncatedScript } from './truncated-scripts.ts'
import { whenPainted } from './when-painted.ts'

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const IDLE_TIMEOUT_MS = 3_000
const PICTURE_FIRST_MS = 1_500
/** A boot script that comes later is on a line with long round trips. On 2G it comes after 4.1 s. */
const SLOW_LINE_MS = 3_000
/** A line that was lost rests for this long before the second try, and twice as long before each later one. */
const AGAIN_AFTER_MS = 10_000
/** What has not come by then may never come: a picture, the stylesheet. */
const LOAD_MAX_MS = 15_000
/** For a press that waits for React: a slow pulse. */
const PRESSED: KeyframeAnimationOptions = { duration: 600, direction: 'alternate', iterations: Infinity }

let started = false
let isAwake = false
/** Buttons whose press is to come, with what had the focus. A second tap on one is impatience. */
const kept = new Map<HTMLElement, Element | null>()

function start(): void {
  if (started) return
  started = true
  for (const type of FIRST_TOUCHES) removeEventListener(type, start, true)
  void load()
}

async function load(): Promise<void> {
  const main = loadMain() // first: it is the largest, and HTTP/1.1 has six requests at a time
  await null // Vite's helper asks for it a moment later
  const styles = named('site-stylesheet').map((href) => arrival(append('stylesheet', href)))
  for (const href of named('route-modules')) append('modulepreload', href)
  const [{ mount }] = await Promise.all([main, ...styles])
  mount(wake)
}

type Main = typeof import('#src/startup/main.tsx')

/** Without it no press is answered, so a lost line may delay it and no more. One that arrived incomplete has a cure. */
const loadMain = (againAfter = AGAIN_AFTER_MS): Promise<Main> =>
  import('#src/startup/main.tsx').catch(async (reason) => {
    const isAgain = againAfter > AGAIN_AFTER_MS
    if (isTruncatedScript(reason) || (isAgain && (await hostAnswers()))) void reloadOnce(reason, isFilled)
    await new Promise((again) => {
      addEventListener('online', again)
      setTimeout(again, againAfter)
    })
    return loadMain(2 * againAfter)
  })

/**
 * The script failed twice, and the host gives the page. Then it has the script no longer, or the engine keeps the failure
 * (Firefox, Chrome until 150). Either way the page has to come anew.
 */
const hostAnswers = (): Promise<boolean> =>
  fetch('', { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** What was typed before React, no draft has. */
const isFilled = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** What the prerender recorded for this page (build/pages/prerender.ts); nothing in development. */
const named = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? []

function append(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

/**
 * Until then the page has only the rules of its first state. Without the others it is plain, not lost, and
 * src/startup/missing-parts.ts asks for them again.
 */
const arrival = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
    setTimeout(resolve, LOAD_MAX_MS)
  })

/**
 * A button does nothing before React, so its press is kept. Links, summaries and fields work by themselves. Parts of
 * the page wake after the rest (src/startup/with-data.tsx), so this goes on for parts still asleep.
 */
function keep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!button || !isAsleep(button)) return
  event.preventDefault()
  event.stopImmediatePropagation() // otherwise React could wake the part for this press, and it would count twice
  button.animate({ opacity: 0.4 }, PRESSED) // it shows at once, however long the line takes
  if (kept.has(button)) return
  kept.set(button, document.activeElement)
  if (isAwake) pressWhenAwake(button)
}

/** A form that the browser submits would show in the address what was typed. */
function keepSubmit(event: SubmitEvent): void {
  if (isAsleep(event.target as HTMLFormElement)) event.preventDefault()
}

const isAsleep = (element: Element): boolean => !isAwake || !!element.closest('[data-asleep]')

/** Called for the frame around the screen, and for the screen (src/startup/main.tsx). */
function wake(): void {
  if (isAwake) return
  isAwake = true
  for (const button of kept.keys()) pressWhenAwake(button)
}

function pressWhenAwake(button: HTMLElement): void {
  const part = button.closest('[data-asleep]')
  if (!part) {
    press(button)
    return
  }
  new MutationObserver((_, observer) => {
    observer.disconnect()
    press(button)
  }).observe(part, { attributeFilter: ['data-asleep'] })
}

/**
 * React hydrates what an event meets, and hands it the form as it was before the fields reported early input. So a
 * meaningless event goes first, and the press follows one task later. No dialog opens over who types by then.
 */
function press(button: HTMLElement): void {
  for (const motion of button.getAnimations()) motion.cancel()
  button.dispatchEvent(new Event('auxclick', { bubbles: true }))
  setTimeout(() => {
    const { activeElement } = document
    const isTyping = activeElement !== kept.get(button) && activeElement?.matches(':read-write')
    kept.delete(button)
    if (!isTyping || !button.matches('[aria-haspopup]')) button.click()
  })
}

/**
 * Under a worker the answer may be on the phone already. Settles when the picture is there, or when there is none to
 * wait for.
 */
async function askForRecord(): Promise<void> {
  if (navigator.serviceWorker?.controller) return
  // After the paint: the largest picture needs the line. A query may ask for something else.
  if (!location.search) whenPainted(() => named('early-list').forEach(readEarly))
  await Promise.all(named('early-read').map((folder) => showEarlyPicture(readEarly(`${folder}${id}`))))
}

/** The picture of a record is its largest paint. The scripts, five times its size, would share the line with it. */
function startAfterPicture(): void {
  void recordShown.then(start)
  setTimeout(start, PICTURE_FIRST_MS)
}

/** On a slow line the largest script is asked for while the picture still comes: no round trip stands idle then. */
function startWhenLoaded(): void {
  if (performance.now() > SLOW_LINE_MS) void loadMain()
  const painted = () => whenPainted(whenIdle)
  if (document.readyState === 'complete') painted()
  else addEventListener('load', painted, { once: true })
  setTimeout(painted, LOAD_MAX_MS)
}

/** Its own copy: sharing src/device/when-idle.ts would make this script larger. */
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, 200)
}

// Throws in a browser that is too old for this site (decision 163). It keeps its HTML then, and the words for it.
const id = location.pathname.split('/').filter(Boolean).at(-1)
applyStoredTheme()
holdLateFonts()
holdPictures()
const recordShown = askForRecord()
watchInstallOffer()
addEventListener('click', keep, true)
addEventListener('submit', keepSubmit, true)
for (const type of FIRST_TOUCHES) addEventListener(type, start, { capture: true, passive: true })
if (named('early-read')[0]) whenPainted(startAfterPicture)
else if (named('start')[0]) start()
else startWhenLoaded()
