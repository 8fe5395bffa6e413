import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/records/package.ts'
import type { ProjectPage } from '#contract/records/project.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import type { Tours } from '#src/features/packages/find/rules/find.ts'
import type { Findable } from '#src/features/packages/find/rules/findable.ts'
import { type Source, useFindables } from '#src/features/packages/find/use-findables.ts'
import { packagesOfType, projectsOfType } from '#src/features/packages/queries.ts'
import { failureOf } from '#src/ui/reads/held-failure.ts'
import { type Unread, unreadBy } from '#src/ui/reads/list-state.ts'

export type LineRead = {
  type: ProjectTypeSlug
  /** `coming`: some of it is listed, and more under way. `part`: further pages could not be read; `cut`: are too many. */
  state: 'loaded' | 'coming' | 'part' | 'cut' | 'loading' | Unread
  /** Of its oldest page; 0 = nothing was read. */
  storedAt: number
  /** Every page of its list was read. */
  isWhole: boolean
}

/** `days` and `ids` (of each package's dates) null: not known on this phone, or still loading. `storedAt` 0 = never. */
export type ToursRead = {
  days: Tours
  ids: ReadonlyMap<string, readonly string[]> | null
  isLoading: boolean
  storedAt: number
}

export type LinesRead = {
  findables: readonly Findable[]
  lines: readonly LineRead[]
  tryAgain: () => Promise<unknown>
}

type Read<Value> = { value: Value; storedAt: number }
type Result<Value> = Pick<
  UseQueryResult<Read<Value>>,
  'data' | 'error' | 'failureReason' | 'isPending' | 'fetchStatus' | 'refetch'
>

/** React Query gives the same array while nothing has changed. */
const plain = <Value>(results: readonly UseQueryResult<Read<Value>>[]): Result<Value>[] =>
  results.map(({ data, error, failureReason, isPending, fetchStatus, refetch }) => ({
    ...{ data, error, failureReason, isPending, fetchStatus, refetch },
  }))
const plainPages = (results: UseQueryResult<Read<ProjectPage>>[]) => plain(results)
const plainLists = (results: UseQueryResult<Read<Package[]>>[]) => plain(results)

/** React Query has each answer drawn at once, in one task. Deferred, React draws it in slices. */
function useAnswers(types: readonly ProjectTypeSlug[], isWhole: boolean) {
  const firsts = useQueries({ queries: types.map((type) => projectsOfType(type)), combine: plainPages })
  const further = useMemo(
    () => types.flatMap((type, at) => furtherPages(firsts[at]?.data?.value).map((page) => ({ type, page }))),
    [types, firsts],
  )
  const [begun, setBegun] = useState(AT_A_TIME)
  const rest = useQueries({
    queries: further.map(({ type, page }, at) => ({
      ...projectsOfType(type, page),
      enabled: isWhole && at < begun,
    })),
    combine: plainPages,
  })
  const settled = rest.filter(({ data, error }) => data || error).length
  useEffect(() => setBegun(settled + AT_A_TIME), [settled])
  const shelves = useQueries({
    queries: types.map((type) => ({ ...packagesOfType(type), enabled: false })),
    combine: plainLists,
  })
  const answers = useMemo(
    () => ({ types, firsts, further, rest, shelves }),
    [types, firsts, further, rest, shelves],
  )
  return useDeferredValue(answers)
}

/**
 * The packages of these lines, from the lists that their own pages show. `isWhole`: the provider's further pages too.
 * Where a line's projects cannot be read, the packages that the front page has read stand in for them.
 */
export function useLines(asked: readonly ProjectTypeSlug[], isWhole: boolean): LinesRead {
  const isHydrated = useHydrated()
  const cache = useQueryClient().getQueryCache()
  const { types, firsts, further, rest, shelves } = useAnswers(asked, isWhole)

  const sources = useMemo((): Source[] => {
    if (!isHydrated) return []
    return types.flatMap((type, at): Source[] => {
      const first = firsts[at]?.data
      const shelf = shelves[at]?.data
      if (!first) return shelf ? [{ type, storedAt: shelf.storedAt, packages: shelf.value }] : []
      const own = rest.flatMap(({ data }, index) => (further[index]?.type === type && data ? [data] : []))
      return [first, ...own].map(({ value, storedAt }) => ({ type, storedAt, projects: value.data }))
    })
  }, [isHydrated, types, firsts, further, rest, shelves])
  const { findables, isMaking } = useFindables(sources)

  const lines = useMemo(
    () =>
      types.map((type, at): LineRead => {
        const first = firsts[at]
        const shelf = shelves[at]?.data
        if (!isHydrated || !first) return { type, state: 'loading', storedAt: 0, isWhole: false }
        if (!first.data) {
          const error = failureOf(cache, projectsOfType(type).queryKey, first)
          const why = unreadBy({ error, fetchStatus: first.fetchStatus })
          const isWhole = false
          if (shelf && why) return { type, state: 'loaded', storedAt: shelf.storedAt, isWhole }
          return { type, state: why ?? 'loading', storedAt: 0, isWhole }
        }
        const own = rest.filter((_, index) => further[index]?.type === type)
        const ages = [first, ...own].flatMap(({ data }) => data?.storedAt ?? [])
        const storedAt = Math.min(...ages)
        const isRead = own.every(({ data }) => data)
        const hasAll = isRead && first.data.value.pages <= MOST_PAGES
        const line = { type, storedAt, isWhole: hasAll && !isMaking }
        if (isMaking) return { ...line, state: findables.length === 0 ? 'loading' : 'coming' }
        if (!isWhole || hasAll) return { ...line, state: 'loaded' }
        const isComing = own.some(
          ({ data, error, fetchStatus }) => !data && !error && fetchStatus !== 'paused',
        )
        return { ...line, state: isComing ? 'coming' : isRead ? 'cut' : 'part' }
      }),
    [cache, types, firsts, further, rest, shelves, findables, isHydrated, isMaking, isWhole],
  )

  return useMemo(() => {
    const tryAgain = () =>
      Promise.all([...firsts, ...rest].filter(({ data }) => !data).map((query) => query.refetch()))
    return { findables, lines, tryAgain }
  }, [findables, lines, firsts, rest])
}

const MOST_PAGES = 20
/** Pages that are read side by side: more would take the line and the processor from what is on the screen. */
const AT_A_TIME = 4

const furtherPages = (first: ProjectPage | undefined): number[] =>
  Array.from({ length: Math.min(first?.pages ?? 1, MOST_PAGES) - 1 }, (_, at) => at + 2)
