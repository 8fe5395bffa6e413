/**
 * Reads of the provider's data: React Query with its saved cache. It is a chunk of its own, so that a screen answers to
 * presses before the data arrives. Every screen or section that reads loads together with it (with-data.tsx).
 */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import type { ReactNode } from 'react'
import { askBy } from '#src/pwa/connection/ask-connection.ts'
import { onReachableAgain } from '#src/pwa/connection/connection.ts'
import { onWorkerMessage } from '#src/pwa/connection/hear-worker.ts'
import { askAgain } from './ask-again.ts'
import { dropLeftFailures } from './hold-failures.ts'
import { noteAnswers } from './note-answers.ts'
import { noteScreen } from './note-screen.ts'
import { createQueryClient } from './query-client.ts'
import { createPersister, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from './query-persistence.ts'
import { restoreLater } from './restore-later.ts'
import { isSavedRead } from './saved-reads.ts'
import { takeNews } from './take-news.ts'

/** The name of its entry in the browser's own time line (test/journeys/offline/restore.slow.spec.ts). */
const RESTORE_MEASURE = 'saved reads restored'

const client = createQueryClient()
/**
 * Resolves once the saved cache is read, or cannot be; the wait is bounded (query-persistence.ts). Parts that read are
 * drawn only then (with-data.tsx). A later change of context would make React discard prerendered parts, such as a
 * form, that have not come to life yet.
 */
export const readsRestored: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : startInBrowser(client)

export function DataLayer({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function startInBrowser(queryClient: QueryClient): Promise<void> {
  const start = performance.now()
  const persister = createPersister()
  restoreLater(queryClient, persister)
  const [, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: PERSIST_MAX_AGE_MS,
    buster: PERSIST_BUSTER,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false, // writes wait in one place only: the outbox
      shouldDehydrateQuery: isSavedRead,
    },
  })
  onWorkerMessage((message) => {
    if (message.kind === 'api-updated') void takeNews(queryClient, message.path)
  })
  onReachableAgain(() => {
    dropLeftFailures(queryClient.getQueryCache())
    // Also covers what is shown from a copy: the request for a fresh one may have failed.
    void queryClient.refetchQueries(
      { type: 'active', predicate: (query) => query.state.status === 'error' || query.isStale() },
      { cancelRefetch: false },
    )
  })
  noteAnswers(queryClient.getQueryCache())
  noteScreen(queryClient.getQueryCache())
  askBy(() => askAgain(queryClient))
  const done = () => void performance.measure(RESTORE_MEASURE, { start })
  return restored.then(done, done)
}
