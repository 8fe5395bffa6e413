// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { QrHandOver } from './qr-hand-over.tsx'

const OLD = Date.UTC(2026, 10, 3, 12)

const handOver = (changes: Partial<Package>, storedAt: number) => (
  <QrHandOver known={{ pkg: samplePackage(changes), storedAt }} onClose={() => undefined} />
)

it.each<[Partial<Package>, string]>([
  [{}, '>₦3,500,000 /unit<'],
  [{ soldOut: true }, '>Sold out · ₦3,500,000 /unit<'],
  [{ status: 'Inactive', amount: 0 }, '>Not on sale · Price on request<'],
])('what somebody is shown of %o reads %s', (changes, words) => {
  expect(renderToStaticMarkup(handOver(changes, Date.now()))).toContain(words)
})

it.each<[string, number, string | null]>([
  ['of three weeks ago', OLD, 'Prices as of Nov 3, 2026'],
  ['of this morning', Date.UTC(2026, 10, 24, 8), null],
  ['whose day nobody knows', 0, null],
])('a price %s is shown to somebody else with its day, unless that is today', (_, storedAt, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24, 12) })
  const shown = renderToStaticMarkup(handOver({}, storedAt))
  expect(shown.match(/Prices as of [^<]*/)?.[0] ?? null).toBe(day)
  vi.useRealTimers()
})

it('where no price is told, no day is', () => {
  expect(renderToStaticMarkup(handOver({ amount: 0 }, OLD))).not.toContain('Prices as of')
})

it.each<[Partial<Package>, Partial<Package>]>([
  [{}, { soldOut: true }],
  [{ soldOut: true }, { amount: 4_000_000 }],
])('a translated hand-over that changes from %o to %o reads like a new one', async (before, after) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const now = handOver(after, Date.now())
  expect(await wordsAfter(handOver(before, OLD), now)).toBe(await wordsAfter(now))
})
