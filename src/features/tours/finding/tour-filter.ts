/** Which tours a person looks for, as it stands in the address. */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { squareMetres } from '#contract/format/square-metres.ts'
import { PROJECT_TYPES, projectTypeSlug } from '#contract/project-type.ts'
import { compare } from '#contract/records/compare.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { nextDay, WEEKDAYS, weekdays } from '#src/features/tours/glance/next-day.ts'
import { tourBadge } from '#src/features/tours/glance/tour-badge.ts'
import { tourWhen } from '#src/features/tours/glance/tour-when.ts'
import { folded, heapOf, stateKey, wordsAsked } from '#src/format/folded.ts'
import { lagosDate, lagosMonth } from '#src/format/lagos-date.ts'
import { LINE_WORDS } from '#src/format/line-words.ts'

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
  const words = wordsAsked(filter.find)
  const asked = weekdayAsked(filter.find)
  const state = stateKey(filter.state)
  return schedules.filter((schedule) => {
    const { package: pkg, fee, projectType } = schedule
    if (filter.line !== '' && projectTypeSlug(projectType?.name) !== filter.line) return false
    if (state !== '' && stateKey(pkg.state) !== state) return false
    if (filter.open && tourBadge(pkg) === 'Fully Booked') return false
    if (filter.free && fee !== 0) return false
    return words.length === 0 || holds(textOf(schedule, today, asked), words)
  })
}

/** "fri" asks for Friday, as "fridays" does: then a daily tour is one of a Friday. */
export const weekdayAsked = (find: string): string | undefined => {
  const words = wordsAsked(find).filter((word) => word.length > 3)
  return WEEKDAYS.find((day) => words.some((word) => ` ${day}`.startsWith(word)))
}

/** The states of the tours by name, each once: `Lagos`, `lagos` and `Lagos State` are one. */
export function statesOf(schedules: readonly Schedule[]): string[] {
  const names = schedules.map(({ package: pkg }) => bareState(pkg.state)).filter(Boolean)
  return [...new Map(names.map((name) => [stateKey(name), name])).values()].sort((a, b) =>
    compare(stateKey(a), stateKey(b)),
  )
}

/** `Lagos State` → `Lagos`. */
const bareState = (name: string): string => name.trim().replace(/\s+state$/i, '')

/** As `heapOf` folds a package; of its days the figures stay figures, so "five bedroom" is no fifth. */
type Text = { about: string; days: string }

/** "3 bedroom" asks for no third of a month, and "dec 3" for no three bedrooms. */
const holds = ({ about, days }: Text, words: readonly string[]): boolean =>
  words.every((word, at) => {
    const before = words[at - 1] ?? NONE
    const after = words[at + 1]
    const beside = after ?? before
    const isAbout = about.includes(word)
    const isDay = days.includes(word.replace(/^ 0(?=\d)/, ' '))
    if (!FIGURE.test(word)) return isAbout || isDay
    const isOfDay = DAY.test(word) && beside.length > 3 && !FIGURE.test(beside) && days.includes(beside)
    if (isOfDay && !PLURALS.some((end) => about.includes(before + end + word))) return isDay
    const mayBeDay = !after && (before === NONE || !DAY.test(word)) // "phase 2" asks for no year
    return isAbout || (isDay && (mayBeDay || days.includes(before)))
  })

const FIGURE = /\d/
/** As a person writes the day of a month. */
const DAY = /^ ([012]?\d|3[01])( |$)/
/** What `wordsAsked` takes off. */
const PLURALS = ['', 's', 'es']
const NONE = '?' // no folded text has it

/** Each key filters all tours again. */
const abouts = new WeakMap<Schedule, string>()
/** Many tours share a day, so another weekday that is asked for makes but a few texts anew. */
const dayTexts = new Map<string, string>()

function textOf(schedule: Schedule, today: string, asked = ''): Text {
  const about = abouts.get(schedule) ?? aboutOf(schedule)
  abouts.set(schedule, about)
  const timing = schedule.recurrent ? schedule.recurrent_day + today + asked : schedule.availableDate
  const days = dayTexts.get(timing) ?? daysOf(schedule, today, asked)
  dayTexts.set(timing, days)
  return { about, days }
}

function aboutOf({ package: pkg, project, projectType }: Schedule): string {
  const slug = projectTypeSlug(projectType?.name)
  const line = slug && LINE_WORDS[slug]
  const size = squareMetres(pkg.size)
  return heapOf([pkg.name, project?.name, pkg.location, pkg.state, line, size].join(' '))
}

function daysOf(schedule: Schedule, today: string, asked: string): string {
  const day = nextDay(schedule, today, asked)
  const when = day ? [lagosDate(day), lagosMonth(day), ...weekdays(schedule, day)] : []
  return ` ${folded([tourWhen(schedule).day, ...when].join(' '))} `
}
