import { naira } from '#contract/format/naira.ts'
import { squareMetres } from '#contract/format/square-metres.ts'
import { lagosDate } from '#src/format/lagos-date.ts'
import { foundCopy } from './found-copy.ts'
import type { Findable } from './rules/findable.ts'
import { shortNaira } from './rules/short-naira.ts'

export type RowFact = { about: 'payment' | 'size' | 'tour' | 'left'; words: string }

/** What a buyer compares, always in this order. What the record does not say is said so. */
export function rowFacts(findable: Findable, tour: string | null | undefined): RowFact[] {
  const { pkg, type, isOnSale } = findable
  const facts: RowFact[] = [{ about: 'size', words: sizeWords(findable) }]
  if (!isOnSale) return facts
  if (findable.price !== null) facts.unshift({ about: 'payment', words: paymentWords(findable) })
  facts.push({ about: 'tour', words: tourWords(tour) })
  if (pkg.availableUnits !== null)
    facts.push({ about: 'left', words: foundCopy.left(pkg.availableUnits, type) })
  return facts
}

function paymentWords({ pkg, monthly }: Findable): string {
  if (!pkg.installmentOption) return foundCopy.once
  if (monthly === null) return foundCopy.monthsOpen
  const parts = foundCopy.perMonth(money(monthly.amount), monthly.months, monthly.isEven)
  return monthly.first === null ? parts : `${parts}, ${foundCopy.first(shortNaira(monthly.first / 100))}`
}

function sizeWords({ size, perSqm }: Findable): string {
  const area = squareMetres(size)
  if (area === null) return foundCopy.noSize
  return perSqm === null ? area : `${area}, ${foundCopy.perSqm(money(Math.round(perSqm / 100) * 100))}`
}

/** `''` = the list of tours is on its way. */
function tourWords(tour: string | null | undefined): string {
  if (tour === '') return foundCopy.toursLoading
  if (tour === null) return foundCopy.tourUnknown
  return tour === undefined ? foundCopy.noTour : foundCopy.tourOn(lagosDate(tour).replace(/, \d{4}$/, ''))
}

const money = (kobo: number) => naira(kobo / 100, { decimals: 0 })
