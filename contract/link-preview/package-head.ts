import { naira } from '#contract/format/naira.ts'
import { squareMetres } from '#contract/format/square-metres.ts'
import type { Package } from '#contract/records/package.ts'
import { firstPicture } from '#contract/records/panorama.ts'
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
    squareMetres(pkg.size),
  ].filter(Boolean)
  return {
    title: pkg.name,
    description: cutAtWord([facts.join(' · '), pkg.description].filter(Boolean).join('. '), DESCRIPTION_MAX),
    picture: firstPicture(pkg.media)?.url ?? null,
    kind: 'website',
  }
}

const price = (amount: number): string => (amount > 0 ? naira(amount, { decimals: 0 }) : 'Price on request') // decision G7
