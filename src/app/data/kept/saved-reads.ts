import type { Query } from '@tanstack/react-query'
import { isSearchPath } from '#contract/endpoints.ts'

/**
 * Whether the phone keeps a read: all that has data, also where the last try to renew it failed. Searches are left out,
 * because nobody asks for the same one again.
 */
export const isSavedRead = ({ state, meta }: Query): boolean =>
  state.data !== undefined && !isSearchPath(meta?.path)
