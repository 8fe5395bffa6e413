import { parseProviderDate } from '#contract/format/provider-date.ts'
import type { Promo } from './package.ts'

/**
 * The first promo that lowers the price and runs on a day (spec §2, Site tour; decision 164). `today` is `Y-m-d` in
 * Lagos. A date that cannot be read is no limit. More than the whole price is no per cent: somebody typed naira.
 */
export const promoOn = (promos: readonly Promo[], today: string): Promo | null =>
  promos.find(
    ({ active, discount, start, end }) =>
      active &&
      discount > 0 &&
      discount <= 100 &&
      (parseProviderDate(start) ?? today) <= today &&
      today <= (parseProviderDate(end) ?? today),
  ) ?? null
