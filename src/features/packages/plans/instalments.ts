import type { Terms } from './terms.ts'

/** Equal months in whole naira. The last month takes the remainder, so that nothing is lost. Kobo throughout. */
export type Instalments = {
  first: number | null
  monthly: { times: number; amount: number } | null
  /** The last month if it differs, or the whole rest if no months are named. */
  last: number | null
}

const NAIRA = 100 // kobo

/** `first` + `monthly` + `last` equal `total`, to the kobo. Null: the record names neither first payment nor months. */
export function instalments(total: number, { first, months }: Terms): Instalments | null {
  if (first === null && months === 0) return null
  const rest = total - (first ?? 0)
  if (rest === 0) return { first, monthly: null, last: null }
  const amount = months > 0 ? Math.floor(rest / months / NAIRA) * NAIRA : 0
  if (amount === 0) return { first, monthly: null, last: rest }
  if (amount * months === rest) return { first, monthly: { times: months, amount }, last: null }
  const times = months - 1
  return { first, monthly: times > 0 ? { times, amount } : null, last: rest - times * amount }
}
