// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { QrHandOver } from './qr-hand-over.tsx'

it.each<[Partial<Package>, string]>([
  [{}, '>₦3,500,000 /unit<'],
  [{ soldOut: true }, '>Sold out · ₦3,500,000 /unit<'],
  [{ status: 'Inactive', amount: 0 }, '>Not on sale · Price on request<'],
])('what somebody is shown of %o reads %s', (changes, words) => {
  expect(
    renderToStaticMarkup(<QrHandOver pkg={samplePackage(changes)} onClose={() => undefined} />),
  ).toContain(words)
})

it.each<[Partial<Package>, Partial<Package>]>([
  [{}, { soldOut: true }],
  [{ soldOut: true }, { amount: 4_000_000 }],
])('a translated hand-over that changes from %o to %o reads like a new one', async (before, after) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const look = (changes: Partial<Package>) => (
    <QrHandOver pkg={samplePackage(changes)} onClose={() => undefined} />
  )
  expect(await wordsAfter(look(before), look(after))).toBe(await wordsAfter(look(after)))
})
