import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { type ReactNode, useState } from 'react'
import { connectWorker } from '../pwa/worker-bridge.ts'
import { createQueryClient } from './query-client.ts'
import { createPersister, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from './query-persistence.ts'

/** What only a browser has: the saved query cache and the worker. The prerender leaves it out; it renders no markup. */
export function BrowserProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    const queryClient = createQueryClient()
    connectWorker({
      onApiUpdated: (path) =>
        queryClient.invalidateQueries({ predicate: (query) => query.meta?.['path'] === path }),
    })
    return queryClient
  })
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
