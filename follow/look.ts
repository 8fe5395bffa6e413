/** Looks for news of everything that is followed. Lists that cannot be read whole change nothing. */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import type { ProjectPage } from '#contract/records/project.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { type Findable, findablesOf } from '#src/features/packages/find/rules/findable.ts'
import { openTours } from '#src/features/tours/glance/next-tours.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import type { FollowedSearch } from './followed-search.ts'
import { looked } from './news.ts'
import { changeFollowed, followedSearches } from './store.ts'

/** Of one line, as on the screen of the search. A longer list costs its first page, and no more. */
const MOST_PAGES = 20

/** Each is an answer of the provider of this moment, no copy; null = it could not be read. */
export type Reads = {
  projects: (line: ProjectTypeSlug, page: number) => Promise<ProjectPage | null>
  schedules: () => Promise<Schedule[] | null>
}

const linesOf = ({ criteria }: FollowedSearch): readonly ProjectTypeSlug[] =>
  criteria.lines.length > 0 ? criteria.lines : PROJECT_TYPES

let running: Promise<void> | undefined

/** One look at a time: who asks while one is running shares it. */
export const lookAtFollowed = (reads: Reads, now: () => number = Date.now): Promise<void> =>
  (running ??= look(reads, now).finally(() => {
    running = undefined
  }))

async function look(reads: Reads, now: () => number): Promise<void> {
  const searches = (await followedSearches()) ?? []
  if (searches.length === 0) return
  const schedules = await reads.schedules()
  const tours = schedules && openTours(schedules, todayInLagos(now()))
  const hasTours = ({ criteria }: FollowedSearch) => tours || !criteria.tours
  const wanted = new Set(searches.filter(hasTours).flatMap(linesOf))
  const lists = await wholeLists(
    PROJECT_TYPES.filter((line) => wanted.has(line)),
    reads,
  )
  // Whoever follows one more meanwhile shares this look.
  for (const search of (await followedSearches()) ?? searches) {
    const packages = linesOf(search).map((line) => lists.get(line))
    const isWhole = !packages.includes(undefined) && hasTours(search)
    if (!isWhole && !tours && lists.size === 0) continue // no line, which may be there in a minute
    const found = packages.flatMap((list) => list ?? [])
    await changeFollowed(search.query, (kept) =>
      isWhole ? looked(kept, { packages: found, tours }, now()) : { ...kept, triedAt: now() },
    )
  }
}

/** A line of which one page is missing is missing. */
async function wholeLists(lines: readonly ProjectTypeSlug[], { projects }: Reads) {
  const lists = new Map<ProjectTypeSlug, readonly Findable[]>()
  for (const line of lines) {
    const list = new Map<string, Findable>()
    let pages = 1
    for (let page = 1; page <= pages; page++) {
      const read = pages > MOST_PAGES ? null : await projects(line, page)
      if (!read) {
        list.clear()
        pages = -1
        break
      }
      pages = read.pages
      for (const one of findablesOf(read.data, line, 0)) list.set(one.pkg.id, one)
    }
    if (pages > 0) lists.set(line, [...list.values()])
  }
  return lists
}
