import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/records/package.ts'
import type { Project } from '#contract/records/project.ts'
import { availability } from '#src/features/packages/availability.ts'
import { packagesOfProject } from '#src/features/packages/package-state.ts'
import { planTotals } from '#src/features/packages/plans/payment-plan.ts'
import { folded, heapOf, stateKey } from '#src/format/folded.ts'
import { LINE_WORDS } from '#src/format/line-words.ts'

/** What a search compares, made once per package. Money is kobo; null = the record does not say. */
export type Findable = {
  pkg: Package
  type: ProjectTypeSlug
  storedAt: number
  /** Name, place, project, line, size and benefits, as `heapOf` folds them. */
  words: string
  /** Folded location, after one blank: it may name the state that the record leaves out. */
  place: string
  /** `''` = the record names none. */
  state: string
  /** The state as the record writes it, without the word. */
  stateName: string
  price: number | null
  /** Square metres. */
  size: number | null
  perSqm: number | null
  monthly: Monthly | null
  isOnSale: boolean
}

/** One unit paid in parts. `first` null = no first payment is named. Not even: the last of the months takes a remainder. */
export type Monthly = { first: number | null; amount: number; months: number; isEven: boolean }

/** Folding a text costs more than comparing it a hundred times, and a list is filtered with every key. */
const made = new WeakMap<Package, Findable>()

/** The packages of projects as one line's list holds them. */
export const findablesOf = (projects: readonly Project[], type: ProjectTypeSlug, storedAt: number) =>
  projects.flatMap((project) =>
    project.packages.map((pkg) =>
      findableOf(pkg, {
        ...{ type, storedAt },
        wholeOf: () => packagesOfProject({ ...project, packages: [pkg] })[0] ?? pkg, // only for a new one
      }),
    ),
  )

type Context = { type: ProjectTypeSlug; storedAt: number /** With its project. */; wholeOf?: () => Package }

export function findableOf(pkg: Package, { type, storedAt, wholeOf = () => pkg }: Context): Findable {
  const known = made.get(pkg)
  if (known?.storedAt === storedAt && known.type === type) return known
  const findable = make(wholeOf(), type, storedAt)
  made.set(pkg, findable)
  return findable
}

function make(pkg: Package, type: ProjectTypeSlug, storedAt: number): Findable {
  const { name, location, state, project, benefits, size } = pkg
  const price = pkg.amount > 0 ? Math.round(pkg.amount * 100) : null
  const area = size !== null && size > 0 ? size : null
  const about = benefits.map((benefit) => benefit.name)
  const said = [
    name,
    location,
    state,
    project?.name,
    LINE_WORDS[type],
    'property properties',
    pkg.type,
    area && `${area} sqm`,
    ...about,
  ]
  return {
    ...{ pkg, type, storedAt, price, size: area },
    words: heapOf(said.join(' ')),
    place: ` ${folded(location)} `,
    state: stateKey(state),
    stateName: state.replace(/\s+/g, ' ').replace(/(?!^) state$/i, ''),
    perSqm: price !== null && area !== null ? Math.round(price / area) : null,
    monthly: monthlyOf(pkg),
    isOnSale: availability(pkg) === 'on-sale',
  }
}

/** Null without instalments, without months or without a price: nothing is guessed. */
function monthlyOf(pkg: Package): Monthly | null {
  if (!pkg.installmentOption || pkg.amount <= 0) return null
  const parts = planTotals(pkg, 'installments', 1).parts
  return parts?.monthly
    ? {
        first: parts.first,
        amount: parts.monthly.amount,
        months: parts.monthly.times + (parts.last === null ? 0 : 1),
        isEven: parts.last === null,
      }
    : null
}
