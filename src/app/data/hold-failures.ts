import type { QueryCache } from '@tanstack/react-query'
import { unanswered } from '#src/api-client/errors.ts'
import { dropFailure, heldFailure, holdFailure } from '#src/ui/reads/held-failure.ts'

/** Keeps the failure of a read while it is asked again; reports that nobody answered before the retry. */
export function holdFailures(cache: QueryCache): void {
  cache.subscribe((event) => {
    const { query } = event
    // A fault may be mended by the time the screen opens again; a dead line is probed all the time.
    const isLeft = event.type === 'observerRemoved' && !query.isActive()
    if (isLeft && !unanswered(heldFailure(query))) dropFailure(query)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success') dropFailure(query)
    if (action.type === 'error' || (action.type === 'failed' && unanswered(action.error)))
      holdFailure(query, action.error)
  })
}

/** The API answers again: reads opened from now on start afresh. */
export function dropLeftFailures(cache: QueryCache): void {
  for (const query of cache.findAll({ type: 'inactive' })) dropFailure(query)
}
