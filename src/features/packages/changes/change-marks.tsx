import { naira } from '#contract/format/naira.ts'
import { copy } from '#src/features/packages/copy.ts'
import { count } from '#src/format/count.ts'
import type { PackageChange } from './package-changes.ts'

const GOOD = 'text-leaf'
const ICONS: Record<PackageChange['kind'], string> = {
  'price-down': `i-ph-arrow-down-bold ${GOOD}`,
  'price-up': 'i-ph-arrow-up-bold text-laterite',
  'price-named': `i-ph-tag ${GOOD}`,
  'fewer-left': 'i-ph-hourglass-medium text-laterite',
  'more-left': `i-ph-plus ${GOOD}`,
  'sold-out': 'i-ph-prohibit text-laterite',
  withdrawn: 'i-ph-prohibit text-laterite',
  'back-on-sale': `i-ph-check-bold ${GOOD}`,
}

type Props = {
  changes: readonly PackageChange[]
  /** Since when, in words that are seen; without it since the last look, which only a screen reader is told. */
  since?: string
}

/** What has changed since the last look, in a few words each. */
export function ChangeMarks({ changes, since }: Props) {
  if (changes.length === 0) return null
  return (
    <div className="text-[.875rem] leading-[1.4]">
      <p className={since ? 'text-ink-soft' : 'visually-hidden'}>{since ?? `${copy.since}:`}</p>
      <ul className="flex flex-wrap gap-x-14px gap-y-2px">
        {changes.map((change) => (
          <li key={change.kind} className="inline-flex items-center gap-4px font-600 tabular-nums">
            <span className={ICONS[change.kind]} aria-hidden />
            <span>{changeWords(change)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function changeWords(change: PackageChange): string {
  switch (change.kind) {
    case 'price-down':
      return copy.cheaper(naira(change.by, { decimals: 0 }))
    case 'price-up':
      return copy.dearer(naira(change.by, { decimals: 0 }))
    case 'fewer-left':
      return copy.fewerLeft(count(change.by))
    case 'more-left':
      return copy.moreLeft(count(change.by))
    case 'price-named':
      return copy.nowPriced
    case 'sold-out':
      return copy.justSoldOut
    case 'withdrawn':
      return copy.justWithdrawn
    case 'back-on-sale':
      return copy.backOnSale
  }
}
