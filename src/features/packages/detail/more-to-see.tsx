import type { Package } from '#contract/records/package.ts'
import { useHasNetwork } from '#src/device/later/use-has-network.ts'
import { copy as words } from '#src/ui/core/copy.ts'
import { detailCopy } from './detail-copy.ts'

/**
 * What of a package lies elsewhere: its tour in 3D and its brochure. It opens only on a tap, in a tab of its own.
 * Offline, the link says what it needs (decision G14). Nothing if there is neither.
 */
export function MoreToSee({ pkg: { vrUrl, brochure } }: { pkg: Package }) {
  const hasNetwork = useHasNetwork()
  const links = [
    { icon: 'i-ph-cube-focus', url: vrUrl, label: detailCopy.seeIn3d },
    { icon: 'i-ph-newspaper', url: brochure?.url, label: detailCopy.brochure },
  ]
  return (
    <p className="flex flex-wrap gap-12px mt-20px empty:hidden">
      {links.map(
        ({ icon, url, label }) =>
          url && (
            <a
              key={icon}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="btn-outline bg-surface flex-wrap max-w-full"
            >
              <span className={icon} aria-hidden />
              {label}
              {!hasNetwork && <span className="small-print font-400">{words.needsNetwork}</span>}
              <span className="visually-hidden">{words.newTab}</span>
            </a>
          ),
      )}
    </p>
  )
}
