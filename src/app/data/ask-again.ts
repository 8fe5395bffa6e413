import type { Query, QueryClient } from '@tanstack/react-query'
import { isFaulty } from '#src/pwa/connection/connection.ts'
import { heldFailure } from '#src/ui/reads/held-failure.ts'

/** Asks again what failed of what is on the screen, else one read of it; null where the screen reads nothing. */
export function askAgain(client: QueryClient): Promise<unknown> | null {
  const reads = client.getQueryCache().findAll({ type: 'active' })
  const [read] = [...reads.filter(hasFailed), ...reads]
  return read
    ? client.refetchQueries({ predicate: (query) => query === read }, { cancelRefetch: false })
    : null
}

/** Nobody answered it, or its last answer, of which the worker may have told, was a fault. */
const hasFailed = (query: Query): boolean => heldFailure(query) !== null || isFaulty(query.meta?.path)
