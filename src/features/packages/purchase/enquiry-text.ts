import { naira } from '#contract/format/naira.ts'
import { nameAndPlace } from '#src/features/packages/package-place.ts'
import { planWords, rowWords } from '#src/features/packages/planner/plan-words.ts'
import type { Choice } from '#src/features/packages/plans/choice.ts'
import { paymentRows } from '#src/features/packages/plans/payment-rows.ts'
import { type PackageRead, priceDay } from '#src/features/packages/price-day.ts'
import { enquiry as words } from './enquiry-copy.ts'
import { purchaseState } from './purchase-state.ts'

/** `wantsDate`: no tour of it is offered, and the person wants to see it. */
export type Chosen = Choice & { wantsDate?: boolean }

/** What a person asks sales about: the package, the plan, the units and the price as on the screen, and its address. */
export function enquiryText(
  { pkg, storedAt }: PackageRead,
  { plan, units, terms, wantsDate = false }: Chosen,
  address: string,
): string {
  const state = purchaseState(pkg, plan)
  const lines = [words.opening(nameAndPlace(pkg))]
  if (state === 'on-request') lines.push(words.askPrice)
  else if (state === 'choose-plan' && units === 1)
    lines.push(words.perUnit(naira(pkg.amount, { decimals: 0 })))
  else if (state === 'choose-plan') {
    const { cost, total } = paymentRows(pkg, plan, units)
    lines.push(cost.map(rowWords).join(', '), words.inAll(units, total.figure))
  } else if (state === 'ready' && plan !== null) {
    const { total, parts, months, offer } = paymentRows(pkg, plan, units, terms)
    lines.push(words.chosen(planWords(plan, months), units, total.figure))
    if (parts.length > 0) lines.push(parts.map(rowWords).join(', '))
    if (offer) lines.push(rowWords(offer))
  } else return [...lines, words.another, address].join('\n')
  if (state !== 'on-request') lines.push(...priceDay(storedAt))
  if (wantsDate) lines.push(words.askDate)
  return [...lines, address].join('\n')
}
