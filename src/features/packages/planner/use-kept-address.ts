import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHere } from '#src/device/use-is-here.ts'
import { choiceQuery, type Kept } from './choice-query.ts'

/** Safari refuses more than 100 changes of an address in 30 s, and a dragged slider makes them in five. */
const SETTLED_MS = 200

/**
 * Keeps the choice in the address, which is shared and reloaded. It replaces the entry and keeps its state. The router
 * is not asked: it would draw the whole page again, gallery and look-up, at each press.
 */
export function useKeptAddress({ plan, units, wished: { months, deposit } }: Kept): void {
  const { key } = useLocation()
  const isHere = useIsHere()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the same page (a hash) needs it too
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isHere()) return
      const query = choiceQuery(new URLSearchParams(location.search), {
        plan,
        units,
        wished: { months, deposit },
      })
      const search = `${query}` && `?${query}`
      if (search === location.search) return
      history.replaceState(history.state, '', location.pathname + search + location.hash)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [plan, units, months, deposit, key, isHere])
}
