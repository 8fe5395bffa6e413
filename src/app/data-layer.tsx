/**
 * Reads of the provider's data: React Query with its saved cache. It is a chunk of its own, so that a screen answers to
 * presses before the data arrives; every screen or section that reads is loaded together with it (with-data.tsx).
 */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import type { ReactNode } from 'react'
import { SLOW_AFTER_MS } from '#contract/line.ts'
import { isOffline } from '../api-client/errors.ts'
import { noteLine, onReachableAgain } from '../pwa/connection.ts'
import { noteOldestRead, type OldestRead } from '../pwa/oldest-read.ts'
import { onWorkerMessage } from '../pwa/worker-bridge.ts'
import { createQueryClient } from './query-client.ts'
import { createPersister, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from './query-persistence.ts'

const NETWORK_ANSWER_MS = 5_000
/** The name of its entry in the browser's own time line (test/audits/restore.spec.ts). */
const RESTORE_MEASURE = 'saved reads restored'

const client = createQueryClient()
/**
 * The saved cache is read, or cannot be, which is bounded (query-persistence.ts). What reads is drawn only then
 * (with-data.tsx): a context that changed afterwards would make React throw away prerendered parts, such as a form, that
 * have not come to life yet.
 */
export const readsRestored: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : startInBrowser(client)

export function DataLayer({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function startInBrowser(queryClient: QueryClient): Promise<void> {
  const start = performance.now()
  const [, restored] = persistQueryClient({
    queryClient,
    persister: createPersister(),
    maxAge: PERSIST_MAX_AGE_MS,
    buster: PERSIST_BUSTER,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false, // writes wait in one place only: the outbox
      shouldDehydrateQuery: (query) => query.state.status === 'success',
    },
  })
  onWorkerMessage((message) => {
    if (message.kind !== 'api-updated') return
    void queryClient.invalidateQueries({ predicate: (query) => query.meta?.path === message.path })
  })
  onReachableAgain(() => {
    // Also what is shown from a copy: what answered it may have been asked in vain.
    void queryClient.refetchQueries(
      { type: 'active', predicate: (query) => query.state.status === 'error' || query.isStale() },
      { cancelRefetch: false },
    )
  })
  noteAnswers(queryClient)
  const done = () => void performance.measure(RESTORE_MEASURE, { start })
  return restored.then(done, done)
}

/** Every read of the page tells something about the connection; a copy from the worker tells nothing. */
function noteAnswers(queryClient: QueryClient): void {
  const slowTimers = new Map<string, ReturnType<typeof setTimeout>>()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type.startsWith('observer') || event.type === 'updated') {
      queueMicrotask(() => noteOldestRead(oldestOnScreen(queryClient))) // it may come in the middle of a render
    }
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'fetch') {
      clearTimeout(slowTimers.get(query.queryHash))
      slowTimers.set(
        query.queryHash,
        setTimeout(() => noteLine('slow'), SLOW_AFTER_MS),
      )
      return
    }
    if (query.state.fetchStatus !== 'fetching') {
      clearTimeout(slowTimers.get(query.queryHash))
      slowTimers.delete(query.queryHash)
    }
    if (action.type === 'error' && isOffline(action.error)) noteLine('lost')
    if (action.type !== 'success' || action.manual) return
    if (Date.now() - action.data.storedAt < NETWORK_ANSWER_MS) noteLine('good')
  })
}

/** Of what the screen reads now. */
function oldestOnScreen(queryClient: QueryClient): OldestRead {
  const reads = queryClient.getQueryCache().findAll({ type: 'active' })
  if (reads.length === 0) return null
  const stamps = reads.flatMap(
    ({ state }) => (state.data as { storedAt?: number } | undefined)?.storedAt ?? [],
  )
  return stamps.length > 0 ? Math.min(...stamps) : 'awaited'
}
