import type { QueryClient } from '@tanstack/react-query'

/**
 * Asks again for what the worker has news of. A read under way got the copy that the news replaces. If it brings the
 * first data of all, React Query would wait for it instead of asking. So this code cancels it first.
 */
export async function takeNews(client: QueryClient, path: string): Promise<void> {
  const ofPath = { predicate: ({ meta }: { meta: { path?: unknown } | undefined }) => meta?.path === path }
  await client.cancelQueries(ofPath)
  await client.invalidateQueries(ofPath)
}
