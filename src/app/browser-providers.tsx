import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { type ReactNode, useState } from 'react'
import { isOffline } from '../api-client/errors.ts'
import { noteReachable, watchAdapter } from '../pwa/connection.ts'
import { connectWorker } from '../pwa/worker-bridge.ts'
import { createQueryClient } from './query-client.ts'
import { createPersister, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from './query-persistence.ts'

/** What only a browser has: the saved query cache and the worker. The prerender leaves it out; it renders no markup. */
export function BrowserProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createConnectedClient)
  const [persister] = useState(createPersister)
  return (
    <PersistQueryClientProvider
      client={client}
      persistOptions={{
        persister,
        maxAge: PERSIST_MAX_AGE_MS,
        buster: PERSIST_BUSTER,
        dehydrateOptions: {
          shouldDehydrateMutation: () => false, // writes wait in one place only: the outbox
          shouldDehydrateQuery: (query) => query.state.status === 'success',
        },
      }}
    >
      {children}
    </PersistQueryClientProvider>
  )
}

function createConnectedClient(): QueryClient {
  const client = createQueryClient()
  connectWorker({
    onApiUpdated: (path) => client.invalidateQueries({ predicate: (query) => query.meta?.path === path }),
    onNetwork: noteReachable,
  })
  watchAdapter(() =>
    client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' }),
  )
  client.getQueryCache().subscribe(noteAnswer)
  return client
}

const NETWORK_ANSWER_MS = 5_000

/** Every read tells something about the connection; a copy from the worker tells nothing. */
function noteAnswer(event: QueryCacheNotifyEvent): void {
  if (event.type !== 'updated') return
  const { action } = event
  if (action.type === 'error' && isOffline(action.error)) noteReachable(false)
  if (action.type === 'success' && !action.manual && Date.now() - action.data.storedAt < NETWORK_ANSWER_MS)
    noteReachable(true)
}
