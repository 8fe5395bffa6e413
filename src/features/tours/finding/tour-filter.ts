/** Which tours a person looks for, as it stands in the address. */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES, projectTypeLabel, projectTypeSlug } from '#contract/project-type.ts'
import { compare } from '#contract/records/compare.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { nextDay, weekdays } from '#src/features/tours/glance/next-day.ts'
import { tourBadge } from '#src/features/tours/glance/tour-badge.ts'
import { tourWhen } from '#src/features/tours/glance/tour-when.ts'
import { lagosDate, lagosMonth } from '#src/format/lagos-date.ts'
import { withoutAccents } from '#src/format/without-accents.ts'

/** '' = any. `open`: only what is not fully booked. `free`: only what costs nothing. */
export type TourFilter = {
  find: string
  line: ProjectTypeSlug | ''
  state: string
  open: boolean
  free: boolean
}

export const noFilter: TourFilter = { find: '', line: '', state: '', open: false, free: false }

const FIND_MAX = 80
const YES = '1'
const NAMES = ['find', 'line', 'state', 'open', 'free'] as const

/** Unknown values are left out. */
export function readFilter(query: URLSearchParams): TourFilter {
  return {
    find: (query.get('find') ?? '').slice(0, FIND_MAX),
    line: PROJECT_TYPES.find((type) => type === query.get('line')) ?? '',
    state: bareState(query.get('state') ?? '').slice(0, FIND_MAX),
    open: query.get('open') === YES,
    free: query.get('free') === YES,
  }
}

/** The query with this filter in place of the former one; every other parameter stays. */
export function withFilter(query: URLSearchParams, filter: TourFilter): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of NAMES) {
    const value = filter[name] === true ? YES : filter[name] || ''
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export const isFiltering = (filter: TourFilter): boolean =>
  NAMES.some((name) => (name === 'find' ? filter.find.trim() !== '' : Boolean(filter[name])))

export function filterTours(
  schedules: readonly Schedule[],
  filter: TourFilter,
  today: string,
): readonly Schedule[] {
  const words = plain(filter.find).split(' ').filter(Boolean)
  const state = plain(bareState(filter.state))
  return schedules.filter((schedule) => {
    const { package: pkg, fee, projectType } = schedule
    if (filter.line !== '' && projectTypeSlug(projectType?.name) !== filter.line) return false
    if (state !== '' && plain(bareState(pkg.state)) !== state) return false
    if (filter.open && tourBadge(pkg) === 'Fully Booked') return false
    if (filter.free && fee !== 0) return false
    const text = words.length > 0 ? textOf(schedule, today) : ''
    return words.every((word) => text.includes(word))
  })
}

/** The states of the tours by name, each once: `Lagos`, `lagos` and `Lagos State` are one. */
export function statesOf(schedules: readonly Schedule[]): string[] {
  const names = schedules.map(({ package: pkg }) => bareState(pkg.state)).filter(Boolean)
  return [...new Map(names.map((name) => [plain(name), name])).values()].sort((a, b) =>
    compare(plain(a), plain(b)),
  )
}

/** `Lagos State` → `Lagos`. */
const bareState = (name: string): string => name.trim().replace(/(?<=.)\s+state$/i, '')

/** Each key filters all tours again. */
const texts = new WeakMap<Schedule, { today: string; text: string }>()

function textOf(schedule: Schedule, today: string): string {
  const known = texts.get(schedule)
  if (known?.today === today) return known.text
  const text = makeText(schedule, today)
  texts.set(schedule, { today, text })
  return text
}

function makeText(schedule: Schedule, today: string): string {
  const { package: pkg, project, projectType } = schedule
  const slug = projectTypeSlug(projectType?.name)
  const day = nextDay(schedule, today)
  const when = day ? [lagosDate(day), lagosMonth(day), ...weekdays(schedule, day)] : []
  const line = slug ? projectTypeLabel(slug) : ''
  return plain(
    [pkg.name, project?.name, pkg.location, pkg.state, line, tourWhen(schedule).day, ...when].join(' '),
  )
}

/** Ọ̀yọ́ is found by "oyo". */
const plain = (text: string): string => withoutAccents(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()
