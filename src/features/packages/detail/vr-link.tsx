import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { copy } from '#src/features/packages/copy.ts'

/**
 * The third party's tour opens only on a tap, in a tab of its own. Offline, the link says what it needs (decision G14).
 */
export function VrLink({ url }: { url: string }) {
  const hasNetwork = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  )
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="btn-outline bg-surface">
      <span className="i-ph-cube-focus" aria-hidden />
      {copy.seeIn3d}
      {!hasNetwork && <span className="small-print font-400">{copy.needsNetwork}</span>}
      <span className="visually-hidden">{copy.newTab}</span>
    </a>
  )
}
