import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { type HubPlace, hubPlaceOf, withHubPlace } from './hub-place.ts'

const NOWHERE = new URLSearchParams() // what the prerendered page shows

/** What the resource hub shows, kept in the address; going elsewhere in it replaces the entry and scrolls nowhere. */
export function useHubPlace(): [HubPlace, (change: Partial<HubPlace>) => void] {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  const go = (change: Partial<HubPlace>) =>
    setQuery((current) => withHubPlace(current, change), { replace: true, preventScrollReset: true })
  return [hubPlaceOf(isHydrated ? query : NOWHERE), go]
}
