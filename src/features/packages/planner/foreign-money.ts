import { grouped } from '#contract/format/grouped.ts'
import { siteConfig } from '#contract/site-config.ts'
import { withoutWeekday } from '#src/format/lagos-date.ts'
import { plannerCopy } from './planner-copy.ts'

/** Naira for one pound and one dollar, 0 = not set; `rateDate` is `Y-m-d`, '' = not set. */
export type Rates = { nairaPerGbp: number; nairaPerUsd: number; rateDate: string }

/**
 * What a sum is in pounds and dollars, to two digits: nobody should take it for a price. Null without a rate or without
 * its date. `kobo` is above 0.
 */
export function foreignMoney(
  kobo: number,
  { nairaPerGbp, nairaPerUsd, rateDate }: Rates = siteConfig,
): string | null {
  const amounts = [
    ['£', nairaPerGbp],
    ['$', nairaPerUsd],
  ] as const
  const told = amounts.flatMap(([sign, rate]) => (rate > 0 ? `${sign}${rounded(kobo / 100 / rate)}` : []))
  if (told.length === 0 || !rateDate || kobo <= 0) return null
  return plannerCopy.about(told.join(' · '), withoutWeekday(rateDate))
}

const rounded = (amount: number) => grouped(Math.max(1, Number(amount.toPrecision(2))), 0)
