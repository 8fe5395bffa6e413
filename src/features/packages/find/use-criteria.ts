import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { afterPaint } from '#src/device/after-paint.ts'
import { useOnceHydrated } from '#src/device/use-hydrated.ts'
import { useIsHere } from '#src/device/use-is-here.ts'
import {
  type Criteria,
  parseCriteria,
  rebased,
  tidyCriteria,
  tidyText,
  withCriteria,
} from './rules/find-criteria.ts'

/** The address follows the typing at this distance: browsers refuse too many changes of it. */
const WRITE_AFTER_MS = 300

export type CriteriaInAddress = {
  /** What is asked, with what is being typed. */
  criteria: Criteria
  /** The text as it stands in the field, blanks included. */
  typed: string
  type: (text: string) => void
  /** Brings what was typed into the address now. */
  settle: () => void
  /** Takes a press: a new entry of the history, so that Back takes it back. */
  choose: (next: Criteria) => void
}

/**
 * The criteria of the address. Typing replaces the entry of the history, a press adds one. In the first render over
 * prerendered markup nothing is asked.
 */
export function useCriteria(line: ProjectTypeSlug | null): CriteriaInAddress {
  const [query, setQuery] = useSearchParams()
  const search = useOnceHydrated(() => query.toString(), '')
  const kept = useMemo(() => criteriaIn(search, line), [search, line])
  const [typed, setTyped] = useState<string | null>(null)
  // The screen follows the address some frames later; until then a press shows what was pressed.
  const [pressed, setPressed] = useState<{ at: string; criteria: Criteria } | null>(null)
  if (pressed && pressed.at !== search) setPressed(null)
  const written = useRef(criteriaIn(query.toString(), line).text) // known before the first render may show it

  // A browser takes some ms to change an address: that waits for the frame that shows the press.
  const pending = useRef<Criteria | null>(null)
  const pressedAt = useRef('')

  // Back takes the press back, also one that the address or the screen has not followed yet.
  useEffect(() => {
    const forget = () => {
      if (pending.current && pressedAt.current === location.href) return // the sheet's own entry (use-closed-by-back.ts)
      pending.current = null
      setPressed(null)
    }
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  const isHere = useIsHere()
  const write = useCallback(
    (next: Criteria, replace: boolean) => {
      if (!isHere()) {
        setTyped(null)
        return setPressed(null)
      }
      written.current = tidyText(next.text)
      const now = new URLSearchParams(location.search)
      const wanted = withCriteria(now, next)
      if (`${wanted}` !== `${now}`) setQuery(wanted, { replace })
    },
    [isHere, setQuery],
  )

  // Back, Forward or a link changed the text: the field follows. While the address has what was written here last, a busy
  // phone draws what was written before.
  const followed = useRef(kept.text)
  useEffect(() => {
    const standing = criteriaIn(location.search, line).text
    const isNews = kept.text !== followed.current && ![kept.text, standing].includes(written.current)
    followed.current = kept.text
    if (!isNews) return
    written.current = kept.text
    setTyped(null)
  }, [kept.text, line])

  const isAhead = typed !== null && tidyText(typed) !== kept.text
  const settle = useCallback(() => {
    if (pending.current) return // it brings what was typed
    const now = criteriaIn(location.search, line)
    if (!isAhead || now.text === tidyText(typed ?? '')) return
    write({ ...now, text: typed ?? '' }, true)
  }, [isAhead, line, typed, write])

  useEffect(() => {
    if (!isAhead) return undefined
    const timer = setTimeout(settle, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAhead, settle])

  const chosen = pressed?.at === search ? pressed.criteria : kept
  const text = typed === null ? chosen.text : tidyText(typed)
  const criteria = useMemo(() => ({ ...chosen, text }), [chosen, text])
  const choose = useCallback(
    (next: Criteria) => {
      if (next.text !== text) setTyped(null)
      const inAddress = criteriaIn(location.search, line)
      const now = pending.current ?? (typed === null ? inAddress : { ...inAddress, text })
      const wanted = tidyCriteria(rebased(now, criteria, next))
      setPressed({ at: search, criteria: wanted })
      pending.current = wanted
      pressedAt.current = location.href
      afterPaint(() => {
        if (pending.current !== wanted) return // a later press brings it
        pending.current = null
        write(wanted, false)
      })
    },
    [criteria, line, search, text, typed, write],
  )
  return { criteria, typed: typed ?? chosen.text, type: setTyped, settle, choose }
}

/** The page of one line knows no other. */
function criteriaIn(search: string, line: ProjectTypeSlug | null): Criteria {
  const asked = parseCriteria(new URLSearchParams(search))
  return line === null ? asked : { ...asked, lines: [] }
}
