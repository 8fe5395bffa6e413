import type { Instalments } from '#src/features/packages/plans/instalments.ts'
import { lagosMonth } from '#src/format/lagos-date.ts'

/** One payment, so many months after today. Kobo; `paid` is the sum up to and with it. */
export type Payment = { after: number; kobo: number; paid: number }

const MOST_MONTHS = 600 // fifty years; a longer time is a slip of the record

/** Every payment of a plan in its order; [] if the record names no time, because then nobody knows when. */
export function payments({ first, monthly, last }: Instalments, months: number): Payment[] {
  if (months === 0 || months > MOST_MONTHS) return []
  const list: Payment[] = []
  const pay = (after: number, kobo: number) =>
    list.push({ after, kobo, paid: (list.at(-1)?.paid ?? 0) + kobo })
  if (first !== null) pay(0, first)
  for (let month = 1; month <= (monthly?.times ?? 0); month++) pay(month, monthly?.amount ?? 0)
  if (last !== null) pay((monthly?.times ?? 0) + 1, last)
  return list
}

/** The name of the month so many months after a day: `('2026-11-23', 2)` → `January 2027`. */
export function monthAfter(today: string, after: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + after
  const year = Math.floor(months / 12)
  return lagosMonth(`${year}-${String((months % 12) + 1).padStart(2, '0')}-01`) ?? ''
}

/** When the last payment falls, counted from `today`; null if the record names no months. */
export function lastMonth(parts: Instalments, months: number, today: string): string | null {
  const last = payments(parts, months).at(-1)
  return last ? monthAfter(today, last.after) : null
}
