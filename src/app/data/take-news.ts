import type { QueryClient } from '@tanstack/react-query'

/**
 * Asks again what the worker has news of. A read that is on its way was given the copy that the news replaces, and where it
 * brings the first data of all React Query would wait for it instead of asking: so it is given up first.
 */
export async function takeNews(client: QueryClient, path: string): Promise<void> {
  const ofPath = { predicate: ({ meta }: { meta: { path?: unknown } | undefined }) => meta?.path === path }
  await client.cancelQueries(ofPath)
  await client.invalidateQueries(ofPath)
}
