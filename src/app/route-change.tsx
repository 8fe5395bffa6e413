import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { isReturn } from '#src/device/is-return.ts'
import type { PressedPart } from '#src/ui/back-link.tsx'
import { createScrollMemory, type ScrollMemory } from './layout/scroll-memory.ts'
import { focusInPlace, onTakeover, scrollBackTo, scrollToTarget, scrollToTop } from './layout/scroll-to.ts'

const TITLE_DELAY_MS = 150 // the new screen's title is in the document by then

/**
 * Does what a page load does by itself and a route change does not. A new path starts at the top; Back and Forward
 * return to the old position; a hash goes to its target. That, or the new heading, takes the focus, and the title is
 * spoken, once more when a record has come. A change of the query moves nothing (decision D16).
 */
export function RouteChange() {
  const location = useLocation()
  const action = useNavigationType()
  const entry = entryOf(location)
  const previous = useRef(location)
  const memory = useScrollMemory(previous)
  const [spokenTitle, setSpokenTitle] = useState('')

  useLayoutEffect(() => {
    const from = previous.current
    previous.current = location
    noteShown()
    if (from === location) return
    const isNewPath = from.pathname !== location.pathname
    if (isNewPath) {
      focusHeading()
      showLateFonts()
    }
    const isBack = action === 'POP'
    if (isBack && !isNewPath && isFollowed) return // below
    const top = isBack ? memory.positionOf(entry) : undefined
    if (top !== undefined) return scrollBackTo(top)
    if (location.hash) return scrollToTarget(location.hash)
    if (isNewPath) scrollToTop()
    memory.remember(entry, window.scrollY) // the entry is a new one, though nothing may scroll
  }, [location, entry, action, memory])

  // From part to part of the screen: React follows only once the code of every section is there.
  useLayoutEffect(() => {
    const follow = () => {
      const isPressed = history.state === null
      const isSame = shownPart === partNow()
      if (isPressed) history.replaceState((isSame && shownState) || partAfter(shownState), '')
      noteShown()
      const entry = entryWithin(previous.current, isPressed)
      isFollowed = entry !== undefined
      if (!entry || (isSame && !isPressed)) return
      const top = isPressed ? undefined : memory.positionOf(entry)
      if (top === undefined) scrollToTarget(window.location.hash, isPressed)
      else scrollBackTo(top)
    }
    addEventListener('popstate', follow, true) // before the router looks
    return () => removeEventListener('popstate', follow, true)
  }, [memory])

  const startPath = useRef(location.pathname)
  useEffect(() => {
    if (startPath.current === location.pathname) return undefined
    startPath.current = location.pathname
    let timer: ReturnType<typeof setTimeout> | undefined
    const speakLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSpokenTitle(document.title), TITLE_DELAY_MS)
    }
    speakLater()
    // A record that comes later brings its title and its heading, unless the person has begun with something.
    const titles = new MutationObserver(speakLater)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return onTakeover(() => {
      titles.disconnect()
      clearTimeout(timer)
    })
  }, [location.pathname])

  // Nobody has taken over: the focus is where the former heading was, or the part around it.
  useEffect(() => {
    if (spokenTitle && document.activeElement?.contains(heading())) focusHeading()
  }, [spokenTitle])

  return (
    <p className="visually-hidden" aria-live="polite">
      {spokenTitle}
    </p>
  )
}

/**
 * A link to a part of the page, or a hash typed by hand: the browser has made its entry, and goes there already. Only
 * such an entry is without a state. With this one Back and Forward lead to it as to any other. A link back leads past
 * all parts of the screen, so each counts them. The part on the screen, pressed again, keeps its own.
 */
function partAfter(state: PressedPart): PressedPart & { key: string } {
  const { parts = 0, idx, isFirst = !idx } = state ?? {}
  return { idx: null, key: 'default', parts: parts + 1, isFirst }
}

let shownPart = ''
let isFollowed = false
let shownState: PressedPart = null

/** What the browser is at, also before React follows. */
function noteShown(): void {
  shownPart = partNow()
  shownState = history.state
}

/** The first entry of every visit has the same key, and so has a part of the page that a link leads to. */
const entryOf = ({ key, pathname, hash }: Location) => key + pathname + hash

/** Without the query: a choice may have changed it past the router, and a link to a part never does. */
const partNow = () => window.location.pathname + window.location.hash

/** The entry that the browser is at, if the drawn screen is its own. */
function entryWithin(drawn: Location, isPressed = false): string | undefined {
  const { pathname, search, hash } = window.location
  if (!pathname.endsWith(drawn.pathname) || (!isPressed && search !== drawn.search)) return undefined
  return (history.state?.key ?? 'default') + drawn.pathname + hash
}

/**
 * The boot script holds them back from a screen that is read (src/startup/boot/late-fonts.ts). Chromium drops such a
 * font for good; only a change of its rule brings it back.
 */
function showLateFonts(): void {
  if (![...document.fonts].some(({ display }) => display === 'optional')) return
  for (const { sheet } of document.head.querySelectorAll('style'))
    for (const rule of sheet?.cssRules ?? [])
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
}

/** The new screen's heading, or its main part. */
const focusHeading = () => focusInPlace(heading() ?? document.getElementById('main'))

const heading = () => document.querySelector<HTMLElement>('#main h1')

/** Keeps the position of the entry on the screen, and returns the stored positions of the others. */
function useScrollMemory(drawn: RefObject<Location>): ScrollMemory {
  const [memory] = useState(() => createScrollMemory(tabStorage()))

  useEffect(() => {
    const remember = () =>
      memory.remember(entryWithin(drawn.current) ?? entryOf(drawn.current), window.scrollY)
    const top = isReturn() ? memory.positionOf(entryOf(drawn.current)) : undefined
    // Where Back came before this code, or the phone ended the page without a word, the browser restores nothing.
    const isOurs = history.scrollRestoration === 'manual'
    if (top !== undefined && (isOurs || isCutShort(top))) scrollBackTo(top)
    else remember() // the person may have scrolled before this code
    addEventListener('scroll', remember)
    return () => removeEventListener('scroll', remember)
  }, [drawn, memory])

  useEffect(() => {
    const leave = () => {
      memory.save()
      history.scrollRestoration = 'auto' // a reload starts before this code does
    }
    const arrive = () => {
      history.scrollRestoration = 'manual'
    }
    // A phone that needs memory ends a page in the background, and tells it no more.
    const turn = () => (document.hidden ? leave() : arrive())
    arrive()
    document.addEventListener('visibilitychange', turn)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', arrive)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', arrive)
    }
  }, [memory])

  return memory
}

/**
 * After a reload the browser returns to the position itself, as far as the page reaches by then. Lists may arrive
 * later.
 */
function isCutShort(top: number): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight
  return top > lowest && window.scrollY >= lowest - 1
}

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined // reading it throws where storage is forbidden
  }
}
