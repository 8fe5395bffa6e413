import { useHasNetwork } from '#src/device/use-has-network.ts'
import { copy } from '#src/features/packages/copy.ts'
import { copy as words } from '#src/ui/core/copy.ts'

/**
 * The third party's tour opens only on a tap, in a tab of its own. Offline, the link says what it needs (decision G14).
 */
export function VrLink({ url }: { url: string }) {
  const hasNetwork = useHasNetwork()
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="btn-outline bg-surface">
      <span className="i-ph-cube-focus" aria-hidden />
      {copy.seeIn3d}
      {!hasNetwork && <span className="small-print font-400">{words.needsNetwork}</span>}
      <span className="visually-hidden">{words.newTab}</span>
    </a>
  )
}
