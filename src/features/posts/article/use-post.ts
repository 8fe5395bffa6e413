import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { listedPost, postBySlug } from '#src/features/posts/queries.ts'
import { useLateReads } from '#src/ui/reads/late-reads.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { loadRichText } from '#src/ui/rich-text/rich-text.tsx'
import { type PostState, postState } from './post-state.ts'

/** The post of an address; what shows its text is loaded beside it, not after it, once the page answers to presses. */
export function usePost(slug: string): { found: PostState; tryAgain: () => Promise<unknown> } {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const query = useRead(postBySlug(slug))
  useEffect(() => {
    const answered = setTimeout(() => loadRichText().catch(() => undefined)) // the text itself says when that fails
    return () => clearTimeout(answered)
  }, [])
  useLateReads(Boolean(query.error))
  const listed = isHydrated && !query.data ? listedPost(client, slug) : null
  return { found: postState(query, listed), tryAgain: query.refetch }
}
