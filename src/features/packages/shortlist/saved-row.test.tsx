import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage, samplePromo } from '#src/features/packages/sample-package-for-tests.ts'
import { entryOf } from './changes-since-saved.ts'
import type { Look } from './look.ts'
import { SavedRow } from './saved-row.tsx'

/** The row of a package that was `then` when it was saved. */
const row = (then: Partial<Package>, now: Partial<Package> | null) => {
  const look: Look = now
    ? { state: 'known', known: { pkg: samplePackage(now), type: 'land', storedAt: 1 } }
    : { state: 'unread', known: null, why: 'offline' }
  return renderToStaticMarkup(
    <MemoryRouter>
      <SavedRow
        entry={entryOf(samplePackage(then), 'land', 1)}
        look={look}
        isTicked={false}
        isFull={false}
        onTick={() => undefined}
        onRemove={() => undefined}
      />
    </MemoryRouter>,
  )
}

it.each<[string, Partial<Package>, Partial<Package> | null, string]>([
  ['on sale', {}, {}, '>₦3,500,000<'],
  ['sold out when it was saved, and still', { soldOut: true }, { soldOut: true }, '>₦3,500,000 · Sold out<'],
  ['sold out when it was saved, and not read since', { soldOut: true }, null, '>₦3,500,000 · Sold out<'],
  ['withdrawn', {}, { active: false, amount: 0 }, '>Price on request · Not on sale<'],
  ['back on sale', { soldOut: true }, {}, '>₦3,500,000<'],
])('a saved package that is %s says so beside its price', (_, then, now, words) => {
  expect(row(then, now)).toContain(words)
})

it.each([
  [12.5, 'New offer: 12.5% discount'],
  [0.4, 'New offer: 0.4% discount'],
  [99.6, 'New offer: 99.6% discount'],
])('an offer of %d per cent is told as it is', (discount, words) => {
  expect(row({}, { promos: [samplePromo(discount)] })).toContain(words)
})

it('a view all around that comes first is not shown flat', () => {
  const media = ['/gate-360.jpg', '/gate.jpg'].map((url) => ({
    ...{ fileType: 'image' as const, url, description: '', filename: '' },
  }))
  expect(row({}, { media })).toContain('/gate.jpg')
  expect(row({}, { media })).not.toContain('360')
})
