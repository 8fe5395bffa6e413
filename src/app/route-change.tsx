import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isReturn } from '#src/device/is-return.ts'
import type { PressedPart } from '#src/ui/back-link.tsx'
import { createScrollMemory, type ScrollMemory } from './layout/scroll-memory.ts'
import {
  focusInPlace,
  onTakeover,
  scrollBackTo,
  scrollToTarget,
  scrollToTop,
  targetOf,
} from './layout/scroll-to.ts'

const TITLE_DELAY_MS = 150 // the new screen's title is in the document by then

/**
 * Does what a page load does by itself and a route change does not. A new path starts at the top; Back and Forward
 * return to the old position; a hash goes to its target. That, or the new heading, takes the focus, and the title is
 * spoken, once more when a record has come. A change of the query moves nothing (decision D16).
 */
export function RouteChange() {
  const location = useLocation()
  const action = useNavigationType()
  // The first entry of every visit has the same key, and so has a part of the page that a link leads to.
  const entry = location.key + location.pathname + location.hash
  const memory = useScrollMemory(entry, location.hash)
  const previous = useRef(location)
  const previousEntry = useRef(entry)
  const previousState = useRef<PressedPart>(null)
  const [spokenTitle, setSpokenTitle] = useState('')

  useLayoutEffect(() => {
    const from = previous.current
    const isPart = from !== location && action === 'POP' && isPressedPart(previousState.current)
    const isSameEntry = previousEntry.current === entry // the part on the screen, pressed again
    previous.current = location
    previousEntry.current = entry
    previousState.current = history.state
    if (from === location) return
    const isNewPath = from.pathname !== location.pathname
    if (isNewPath) {
      focusHeading()
      showLateFonts()
    }
    if (action === 'POP') {
      if (isPart || isSameEntry) return targetOf(location.hash) ? undefined : scrollToTarget(location.hash)
      const top = memory().positionOf(entry)
      if (top !== undefined) return scrollBackTo(top)
      return isNewPath ? scrollToTop() : undefined
    }
    if (location.hash) return scrollToTarget(location.hash)
    if (isNewPath) scrollToTop()
    else memory().remember(entry, window.scrollY) // nothing scrolls, and yet the entry is a new one
    return undefined
  }, [location, entry, action, memory])

  // The part on the screen, pressed again: the browser has put an entry without a state in the place of its own.
  useEffect(() => {
    const keepState = () => {
      const { pathname, hash } = previous.current
      const isSame =
        hash !== '' && window.location.hash === hash && window.location.pathname.endsWith(pathname)
      if (isSame && history.state === null) history.replaceState(previousState.current, '')
    }
    addEventListener('popstate', keepState, true) // before the router looks
    return () => removeEventListener('popstate', keepState, true)
  }, [])

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
 * A link to a part of the page, or a hash typed by hand: the browser has made its entry, and has gone there already. Only
 * such an entry is without a state, until it gets one here: then Back and Forward lead to it as to any other. A link
 * back leads past all parts of the screen, so each counts them.
 */
function isPressedPart(state: PressedPart): boolean {
  if (history.state !== null) return false
  const { parts = 0, idx, isFirst = !idx } = state ?? {}
  history.replaceState({ idx: null, key: 'default', parts: parts + 1, isFirst }, '')
  return true
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
function useScrollMemory(entry: string, hash: string): () => ScrollMemory {
  const [memory] = useState(() => {
    let made: ScrollMemory | undefined
    return () => {
      made ??= createScrollMemory(tabStorage())
      return made
    }
  })

  useLayoutEffect(() => {
    const remember = () => {
      if (window.location.hash === hash) memory().remember(entry, window.scrollY) // else it is of an entry to come
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [entry, hash, memory])

  const firstEntry = useRef(entry)
  useEffect(() => {
    const top = isReturn() ? memory().positionOf(firstEntry.current) : undefined
    // Where Back came before this code, or the phone ended the page without a word, the browser restores nothing.
    const isOurs = history.scrollRestoration === 'manual'
    return top !== undefined && (isOurs || isCutShort(top)) ? scrollBackTo(top) : undefined
  }, [memory])

  useEffect(() => {
    const leave = () => {
      memory().save()
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
