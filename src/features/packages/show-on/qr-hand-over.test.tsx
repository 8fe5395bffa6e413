// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
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
