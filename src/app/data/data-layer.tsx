/**
 * Reads of the provider's data: React Query with its saved cache. It is a chunk of its own, so that a screen answers to
 * presses before the data arrives. Every screen or section that reads loads together with it (with-data.tsx).
 */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { askBy } from '#src/pwa/connection/ask-connection.ts'
import { onReachableAgain } from '#src/pwa/connection/connection.ts'
import { onWorkerMessage } from '#src/pwa/connection/hear-worker.ts'
import { askAgain } from './ask-again.ts'
import { hasKeptReads } from './has-kept-reads.ts'
import { dropLeftFailures } from './hold-failures.ts'
import { noteAnswers } from './note-answers.ts'
import { noteScreen } from './note-screen.ts'
import { createQueryClient } from './query-client.ts'
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
  return restoreReads(queryClient).then(done, done)
}

const loadKeeper = () => import('./kept/keep-reads.ts')

/** Waits for what an earlier visit may have kept. Else, or if its code is lost, that code comes for a reader who stays. */
async function restoreReads(queryClient: QueryClient): Promise<void> {
  const keeper = (await hasKeptReads()) && (await loadKeeper().catch(() => null))
  if (keeper) return keeper.keepReads(queryClient)
  void readerEngaged.then(() => untilItComes(loadKeeper)).then(({ keepReads }) => keepReads(queryClient))
}
