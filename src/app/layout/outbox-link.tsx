import { sitePaths } from '#contract/site-paths.ts'
import { useStore } from '#src/device/use-store.ts'
import { OutboxBadge } from '#src/pwa/outbox-status/outbox-badge.tsx'
import { waitingCount } from '#src/pwa/outbox-status/waiting-count.ts'
import { Link } from '#src/ui/core/link.tsx'
import { layoutCopy } from './copy.ts'

/** The link to what waits on this phone, on every screen; shown only while something waits. */
export function OutboxLink() {
  const isWaiting = useStore(waitingCount, 0) > 0
  if (!isWaiting) return null
  return (
    <Link
      to={sitePaths.outbox}
      className="ms-auto inline-flex items-center gap-6px min-h-44px px-4px text-[.9375rem] no-underline hover:underline"
    >
      <span className="i-ph-paper-plane-tilt" aria-hidden />
      <span className="visually-hidden">{layoutCopy.requests}</span>
      <OutboxBadge />
    </Link>
  )
}
