import { naira } from '#contract/format/naira.ts'
import { squareMetres } from '#contract/format/square-metres.ts'
import type { Package } from '#contract/records/package.ts'
import { availability } from '#src/features/packages/availability.ts'
import { closedWords } from '#src/features/packages/closed-words.ts'
import { activePromo, percentOff } from '#src/features/packages/package-badges.ts'
import { NO_PLACE, packagePlace } from '#src/features/packages/package-place.ts'
import { planTotals } from '#src/features/packages/plans/payment-plan.ts'
import { planMonths } from '#src/features/packages/plans/terms.ts'
import { count, plural } from '#src/format/count.ts'
import { bestOfRow } from './best-of-row.ts'
import { words } from './compare-copy.ts'
import { titlePapers } from './title-papers.ts'

/** `more` stands below, smaller. `best`: in which way it is the best of its row. `isUnsaid`: the record does not say. `isAwaited`: there is no record yet. */
export type Cell = {
  text: string
  more?: string[]
  best?: 'lowest' | 'largest'
  isUnsaid?: boolean
  isAwaited?: true
}
/** `isSame`: every package says the same. */
export type Row = { name: string; cells: Cell[]; isSame: boolean }

/** What each package says, in the order in which a buyer asks. `nextTour` is a day in words, null = none is named. */
export function compareRows(packages: readonly Package[], nextTour: (packageId: string) => Cell): Row[] {
  const row = (name: string, cellOf: (pkg: Package) => Cell): Row => rowOf(name, packages.map(cellOf))
  const ranked = (
    name: string,
    wanted: 'lowest' | 'largest',
    figureOf: (pkg: Package) => number | null,
    cellOf: (pkg: Package) => Cell,
  ) => {
    const isBest = bestOfRow(
      packages.map((pkg) => (isOnSale(pkg) ? figureOf(pkg) : null)),
      wanted,
    )
    return rowOf(
      name,
      packages.map((pkg, at) => ({ ...cellOf(pkg), ...(isBest[at] && { best: wanted }) })),
    )
  }
  return [
    ranked(words.price, 'lowest', ({ amount }) => positive(amount), priceCell),
    ranked(words.perSqm, 'lowest', perSqm, (pkg) => moneyCell(perSqm(pkg))),
    ranked(words.size, 'largest', ({ size }) => positive(size), sizeCell),
    row(words.place, placeCell),
    row(words.papers, papersCell),
    row(words.left, leftCell),
    ranked(words.monthly, 'lowest', monthly, monthlyCell),
    row(words.plan, planCell),
    ranked(words.fee, 'lowest', fee, feeCell),
    row(words.nextTour, ({ id }) => nextTour(id)),
  ]
}

/** The row that tells how old something of each column is. It counts as a difference: no switch hides an age. */
export const ageRow = (name: string, ages: readonly string[]): Row => ({
  name,
  cells: ages.map((text) => ({ text })),
  isSame: false,
})

/** Every benefit that any of them names. What only some have comes first, for it tells them apart. */
export function benefitRows(packages: readonly Package[]): Row[] {
  const names = new Map(
    packages.flatMap(({ benefits }) => benefits.map(({ name }) => [name.trim().toLowerCase(), name.trim()])),
  )
  const has = (pkg: Package, key: string) =>
    pkg.benefits.some(({ name }) => name.trim().toLowerCase() === key)
  const rows = [...names].map(([key, name]) =>
    rowOf(
      name,
      packages.map((pkg) => (has(pkg, key) ? { text: words.yes } : { text: words.no, isUnsaid: true })),
    ),
  )
  return rows.sort((a, b) => Number(a.isSame) - Number(b.isSame))
}

function rowOf(name: string, cells: Cell[]): Row {
  const said = cells.map(({ text, more }) => [text, ...(more ?? [])].join('\n'))
  return { name, cells, isSame: cells.length > 1 && said.every((text) => text === said[0]) }
}

const isOnSale = (pkg: Package) => availability(pkg) === 'on-sale'
const positive = (figure: number | null) => (figure !== null && figure > 0 ? figure : null)

const UNSAID: Cell = { text: words.unsaid, isUnsaid: true }
const whole = (amount: number) => naira(amount, { decimals: 0 })
const moneyCell = (amount: number | null): Cell => (amount === null ? UNSAID : { text: whole(amount) })

function priceCell(pkg: Package): Cell {
  const promo = isOnSale(pkg) ? activePromo(pkg.promos) : null
  return {
    text: pkg.amount > 0 ? whole(pkg.amount) : words.perUnitOnRequest,
    ...(promo && { more: [words.offer(percentOff(promo))] }),
  }
}

/** Whole naira: a price by the metre is there to compare, and nobody pays it. */
function perSqm({ amount, size }: Package): number | null {
  const area = positive(size)
  return amount > 0 && area !== null ? Math.round(amount / area) : null
}

function sizeCell({ size }: Package): Cell {
  const text = squareMetres(size)
  return text === null ? UNSAID : { text }
}

function placeCell(pkg: Package): Cell {
  const text = packagePlace(pkg)
  return text === NO_PLACE ? UNSAID : { text }
}

function papersCell(pkg: Package): Cell {
  const [text, ...more] = titlePapers(pkg)
  return text === undefined ? { text: words.askUs, isUnsaid: true } : { text, more }
}

function leftCell(pkg: Package): Cell {
  const closed = closedWords(availability(pkg))
  if (closed !== null) return { text: closed }
  return pkg.availableUnits === null ? UNSAID : { text: count(pkg.availableUnits) }
}

/** Null: not said. The page of a package adds nothing where the record says 0, or less. */
const fee = ({ infrastructureFee }: Package) => infrastructureFee && Math.max(0, infrastructureFee)

function feeCell(pkg: Package): Cell {
  const amount = fee(pkg)
  return amount === 0 ? { text: words.none } : moneyCell(amount)
}

const partsOf = (pkg: Package) =>
  pkg.installmentOption && pkg.amount > 0 ? planTotals(pkg, 'installments', 1).parts : null

/** Naira, from the parts of the total that the package's own page shows. */
const monthly = (pkg: Package): number | null => {
  const amount = partsOf(pkg)?.monthly?.amount
  return amount === undefined ? null : amount / 100
}

/** The last month takes what the division leaves over, so each is "from" this figure. */
function monthlyCell(pkg: Package): Cell {
  if (!pkg.installmentOption) return { text: words.atOnce }
  const parts = partsOf(pkg)
  const amount = monthly(pkg)
  if (amount === null || !parts?.monthly) return { text: words.agreed }
  const inIt = fee(pkg) ? [words.withFee] : []
  return { text: whole(amount), more: [words.forMonths(plural(planMonths(pkg), 'month')), ...inIt] }
}

function planCell(pkg: Package): Cell {
  if (!pkg.installmentOption) return { text: words.atOnce }
  const months = planMonths(pkg)
  const first = partsOf(pkg)?.first ?? null
  return {
    text: months > 0 ? plural(months, 'month') : words.agreed,
    ...(first !== null && { more: [words.firstFrom(whole(first / 100))] }),
  }
}
