import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { ApiError } from '#src/api-client/errors.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { cachedCopies, newestCopy } from '#src/features/packages/cached-package.ts'
import { packageById, packagesOfType } from '#src/features/packages/queries.ts'
import { failureOf } from '#src/ui/reads/held-failure.ts'
import { useLateReads } from '#src/ui/reads/late-reads.ts'
import { type ListQuery, unreadBy } from '#src/ui/reads/list-state.ts'
import { type Answer, type Look, lookOf, needsOwnRead } from './look.ts'

type Asked = { id: string; line: ProjectTypeSlug | null }
type Asking = ListQuery<unknown> & { failureReason: unknown; isPending: boolean }

/**
 * What is known of each package, in the order asked. It reads one list for each line that is named, and a package's own
 * record where the lists cannot tell. Without a network it is what any read has left on the phone. `tryAgain` asks for
 * all that the screen has not read.
 */
export function useKnownPackages(asked: readonly Asked[]): { looks: Look[]; tryAgain: () => unknown } {
  const client = useQueryClient()
  const enabled = useHydrated()
  const cache = client.getQueryCache()
  const answerOf = (query: Asking, key: readonly unknown[]): Answer => {
    const error = failureOf(cache, key, query)
    if (error instanceof ApiError && error.kind === 'refused') return 'refused'
    if (query.data !== undefined) return 'read'
    return unreadBy({ error, fetchStatus: query.fetchStatus }) ?? 'waiting'
  }

  const lines = PROJECT_TYPES.filter((type) => asked.some(({ line }) => line === type))
  const lists = useQueries({ queries: lines.map((line) => ({ ...packagesOfType(line), enabled })) })
  const listOf = (line: ProjectTypeSlug | null) => {
    const list = line && lists[lines.indexOf(line)]
    return list
      ? { answer: answerOf(list, packagesOfType(line).queryKey), value: list.data?.value ?? [] }
      : null
  }

  const looked = asked.map(({ id, line }) => {
    const list = listOf(line)
    const isListed = list?.value.some((pkg) => pkg.id === id) ?? false
    const known = enabled ? newestCopy(cachedCopies(client, id)) : null
    const answer = list?.answer ?? null
    return { id, answer, known, needsOwn: needsOwnRead(answer, isListed, known !== null) }
  })
  const owns = useQueries({
    queries: looked.map(({ id, needsOwn }) => ({ ...packageById(id), enabled: enabled && needsOwn })),
  })
  useLateReads(looked.some(({ known, answer }) => !known && answer !== 'waiting' && answer !== 'read'))
  const looks = looked.map(({ id, answer, known, needsOwn }, at) => {
    const own = owns[at]
    return lookOf(known, answer, own && needsOwn ? answerOf(own, packageById(id).queryKey) : null)
  })
  const tryAgain = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined })
  return { looks, tryAgain }
}
