import { hydrate, type QueryClient, type QueryFunction } from '@tanstack/react-query'
import { lateReadsFrom } from '#src/ui/reads/late-reads.ts'
import type { ReadsPersister } from './query-persistence.ts'

/** Brings large reads back when they are asked for: one by the screen that reads it, all by a search for one record. */
export function restoreLater(client: QueryClient, { takeLarge, waiting }: ReadsPersister): void {
  const { queries = {}, ...others } = client.getDefaultOptions()
  const keptFirst: NonNullable<typeof queries.persister> = async (ask, context, { queryHash, state }) => {
    // What came before this code did is newer.
    const kept = state.data === undefined ? await takeLarge(queryHash) : undefined
    if (kept === undefined) return (ask as QueryFunction<unknown>)(context)
    // It may be old: it is shown, and asked for.
    const predicate = (query: { queryHash: string; isStale: () => boolean }) =>
      query.queryHash === queryHash && query.isStale()
    setTimeout(() => void client.invalidateQueries({ predicate }))
    return kept
  }
  client.setDefaultOptions({ ...others, queries: { ...queries, persister: keptFirst } })
  let restoring: Promise<void> | undefined
  const restoreAll = async () => {
    for (const query of waiting()) {
      const data = await takeLarge(query.queryHash)
      if (data) hydrate(client, { mutations: [], queries: [{ ...query, state: { ...query.state, data } }] })
    }
  }
  lateReadsFrom({
    areWaiting: () => restoring !== undefined || waiting().length > 0,
    restoreAll: () => {
      restoring ??= restoreAll().finally(() => {
        restoring = undefined
      })
      return restoring
    },
  })
}
