import type { QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import { createPersister, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from './query-persistence.ts'
import { restoreLater } from './restore-later.ts'
import { isSavedRead } from './saved-reads.ts'

/** Brings back what the phone has kept, then keeps every answer, and those that came before this code did. */
export async function keepReads(queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache()
  const persister = createPersister()
  const options = {
    queryClient,
    persister,
    maxAge: PERSIST_MAX_AGE_MS,
    buster: PERSIST_BUSTER,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false, // writes wait in one place only: the outbox
      shouldDehydrateQuery: isSavedRead,
    },
  }
  restoreLater(queryClient, persister)
  const isLate = cache.getAll().length > 0
  await persistQueryClientRestore(options)
  persistQueryClientSubscribe(options)
  if (isLate) void persistQueryClientSave(options)
}
