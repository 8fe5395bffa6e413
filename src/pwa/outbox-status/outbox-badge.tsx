import { useStore } from '#src/device/use-store.ts'
import { waitingCount } from './waiting-count.ts'

const MOST_SHOWN = 99

/** Not in src/pwa/copy.ts: the badge is on every page before it is interactive, and the cards' words are not. */
const waiting = (count: number) => ` (${count} waiting)`

/** How many requests wait on this phone; it draws nothing when none does. Place it inside the link to the outbox. */
export function OutboxBadge({ className = '' }: { className?: string }) {
  const count = useStore(waitingCount, 0)
  if (count === 0) return null
  return (
    <span
      className={`inline-flex items-center justify-center min-w-22px h-22px px-6px rounded-full bg-gold text-on-gold text-[.8125rem] font-600 leading-none tabular-nums ${className}`}
    >
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{waiting(count)}</span>
    </span>
  )
}
