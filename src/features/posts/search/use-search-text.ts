import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useIsHere } from '#src/device/use-is-here.ts'

const SETTLED_MS = 300 // browsers refuse an address for each letter of a fast typist
const PARAM = 'q'
const MAX = 100 // characters, as the provider takes them

/**
 * What is searched for: the field's text, and the same in the address once typing rests. The first search of a visit
 * is a step of the history, so Back leads out of it; what is typed after replaces that step.
 */
export function useSearchText() {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  const isHere = useIsHere()
  const asked = askedIn(query)
  const inAddress = isHydrated ? asked : ''
  const [typed, setTyped] = useState<string | null>(null)
  const written = useRef(asked) // known before the first render may show it: what is typed meanwhile stays

  // Back, or a link: the address has another text than the one that was written here. While it has that one, a busy phone
  // draws what was written before.
  useEffect(() => {
    const standing = askedIn(new URLSearchParams(location.search))
    if (!isHydrated || inAddress === written.current || standing === written.current) return
    written.current = inAddress
    setTyped(null)
  }, [inAddress, isHydrated])

  useEffect(() => {
    const next = typed?.trim() && typed // blanks are no search
    if (next === undefined || next === written.current) return undefined
    const settled = setTimeout(() => {
      if (!isHere()) return setTyped(null)
      written.current = next
      const now = new URLSearchParams(location.search) // newer than the screen: a press just before counts too
      setQuery(withText(now, next), { replace: !!now.get(PARAM) })
    }, SETTLED_MS)
    return () => clearTimeout(settled)
  }, [isHere, typed, setQuery])

  return {
    text: typed ?? inAddress,
    settled: inAddress,
    setText: (next: string) => setTyped(next.slice(0, MAX)),
  }
}

const askedIn = (query: URLSearchParams) => (query.get(PARAM) ?? '').slice(0, MAX)

/** A search starts at the first page of its category; every other parameter stays. */
export function withText(query: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('categoryPage')
  if (text.trim() === '') next.delete(PARAM)
  else next.set(PARAM, text.slice(0, MAX))
  return next
}
