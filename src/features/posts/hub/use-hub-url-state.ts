import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useIsHere } from '#src/device/use-is-here.ts'
import { type HubUrlState, hubUrlStateOf, withHubUrlState } from './hub-url-state.ts'

const NOWHERE = new URLSearchParams() // what the prerendered page shows

/**
 * What the resource hub shows, kept in the address. Moving within it replaces the history entry and does not scroll.
 */
export function useHubUrlState(): [HubUrlState, (change: Partial<HubUrlState>) => void] {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  const isHere = useIsHere()
  const go = (change: Partial<HubUrlState>) => {
    if (!isHere()) return
    const now = new URLSearchParams(location.search) // newer than the screen: two quick presses both count
    setQuery(withHubUrlState(now, change), { replace: true })
  }
  return [hubUrlStateOf(isHydrated ? query : NOWHERE), go]
}
