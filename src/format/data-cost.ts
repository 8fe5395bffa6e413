import { naira } from '#contract/format/naira.ts'

const GB = 1_000_000_000

/** The cost of these bytes on a bundle of `nairaPerGb`: `about ₦3`, `under ₦1`; empty when the owner sets no price. */
export function dataCost(bytes: number, nairaPerGb: number): string {
  if (!(nairaPerGb > 0)) return ''
  const cost = (bytes / GB) * nairaPerGb
  return cost < 1 ? 'under ₦1' : `about ${naira(Math.round(cost), { decimals: 0 })}`
}
