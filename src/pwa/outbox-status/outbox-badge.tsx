import { useStore } from '#src/device/use-store.ts'
import { copy } from '#src/pwa/copy.ts'
import { waitingCount } from './waiting-count.ts'

const MOST_SHOWN = 99

/** How many requests wait on this phone; it draws nothing when none does. Place it inside the link to the outbox. */
export function OutboxBadge({ className = '' }: { className?: string }) {
  const count = useStore(waitingCount, 0)
  if (count === 0) return null
  return (
    <span
      className={`inline-flex items-center justify-center min-w-22px h-22px px-6px rounded-full bg-gold text-on-gold text-[.8125rem] font-600 leading-none tabular-nums ${className}`}
    >
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{copy.waiting(count)}</span>
    </span>
  )
}
