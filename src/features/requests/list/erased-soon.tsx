import { times as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { useNow } from '#src/ui/reads/use-now.ts'
import { untilInWords } from './attempt-words.ts'

/**
 * The last hours of a request that was not sent (decision G15). A folded card shows it too: one of many must not go
 * unseen.
 */
export function ErasedSoon({ request }: { request: RequestOnPhone }) {
  const now = useNow()
  const { state, waitingFor, details, warnFrom, expiresAt } = request
  if (details === null || state === 'already-received' || now < warnFrom) return null
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-12px rounded-md bg-sand p-16px text-[.9375rem]">
      <span className="i-ph-hourglass-medium text-danger text-[1.375rem]" aria-hidden />
      <span>
        {words.erasedSoon(
          untilInWords(expiresAt - now),
          (state === 'queued' && waitingFor !== 'room') || state === 'sending',
        )}
      </span>
    </p>
  )
}
