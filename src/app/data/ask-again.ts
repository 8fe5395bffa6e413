import type { Query, QueryClient } from '@tanstack/react-query'
import { isFaulty } from '#src/pwa/connection/connection.ts'
import { heldFailure } from '#src/ui/reads/held-failure.ts'

/** Retries the failed reads of the screen, or one read if none failed; null if the screen reads nothing. */
export function askAgain(client: QueryClient): Promise<unknown> | null {
  const reads = client.getQueryCache().findAll({ type: 'active' })
  const [read] = [...reads.filter(hasFailed), ...reads]
  return read
    ? client.refetchQueries({ predicate: (query) => query === read }, { cancelRefetch: false })
    : null
}

/** Nobody answered the read, or its last answer was a fault, perhaps one that the worker reported. */
const hasFailed = (query: Query): boolean => heldFailure(query) !== null || isFaulty(query.meta?.path)
