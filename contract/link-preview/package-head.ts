import type { Package } from '#contract/records/package.ts'
import { placeOf } from '#contract/records/place.ts'
import { saleState } from '#contract/records/sale-state.ts'
import { cutAtWord } from './cut-at-word.ts'
import { DESCRIPTION_MAX, type RecordHead } from './record-head.ts'

const CLOSED = { 'sold-out': 'Sold out', withdrawn: 'Not on sale' } as const

/** Price, place and size first: a chat shows two lines. */
export function packageHead(
  pkg: Pick<
    Package,
    | 'name'
    | 'amount'
    | 'location'
    | 'state'
    | 'size'
    | 'description'
    | 'media'
    | 'soldOut'
    | 'active'
    | 'status'
  >,
): RecordHead {
  const state = saleState(pkg)
  const facts = [
    state === 'on-sale' ? price(pkg.amount) : CLOSED[state],
    placeOf(pkg),
    pkg.size !== null && pkg.size > 0 ? `${pkg.size.toLocaleString('en-NG')} sqm` : '',
  ].filter(Boolean)
  return {
    title: pkg.name,
    description: cutAtWord([facts.join(' · '), pkg.description].filter(Boolean).join('. '), DESCRIPTION_MAX),
    picture: pkg.media.find(({ fileType }) => fileType === 'image')?.url ?? null,
    kind: 'website',
  }
}

/** The same words as on the screen (`src/format/naira.ts`); kobo are never rounded away. */
function price(amount: number): string {
  if (amount <= 0) return 'Price on request' // decision G7
  const kobo = Math.round(amount * 100)
  const decimals = kobo % 100 === 0 ? 0 : 2
  const digits = (kobo / 100).toLocaleString('en-NG', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `₦${digits}`
}
