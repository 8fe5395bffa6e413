import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOnceHydrated } from '#src/device/use-hydrated.ts'

type Allowed<T> = readonly [T, ...T[]]

/** The value of a choice kept in the address; an unknown or missing one becomes the first. */
export const readUrlParam = <T extends string>(text: string | null, allowed: Allowed<T>): T =>
  allowed.find((candidate) => candidate === text) ?? allowed[0]

/** Returns the query with one choice changed; every other parameter stays. */
export function withUrlParam(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set(name, value)
  return next
}

/**
 * A choice kept in the query of the address, so that a link to it can be shared. The first allowed value is the
 * default, also while React takes the prerendered page over. Setting it replaces the history entry and does not scroll.
 */
export function useUrlParam<T extends string>(name: string, allowed: Allowed<T>): [T, (next: T) => void] {
  const [query, setQuery] = useSearchParams()
  const value = useOnceHydrated(() => readUrlParam(query.get(name), allowed), readUrlParam(null, allowed))
  const set = useCallback(
    (next: T) => {
      const now = new URLSearchParams(location.search) // newer than the screen: two quick presses both count
      setQuery(withUrlParam(now, name, next), { replace: true })
    },
    [name, setQuery],
  )
  return [value, set]
}
