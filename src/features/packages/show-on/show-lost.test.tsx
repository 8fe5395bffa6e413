// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { drawn } from '#src/device/later/drawn-for-tests.ts'
import { reachable } from '#src/device/reachable.ts'
import { LaterHeart } from '#src/features/packages/later-heart.tsx'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { showCopy } from './show-copy.ts'
import { ShowOn } from './show-on.tsx'

const line = vi.hoisted(() => ({ isLost: true }))
const comes = vi.hoisted(() => (part: object) => {
  if (line.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return part
})
vi.mock('./qr-hand-over.tsx', () => comes({ QrHandOver: () => 'A code' }))
vi.mock('#src/features/packages/fact-sheet/fact-sheet.tsx', () => comes({ FactSheet: () => 'A sheet' }))
vi.mock('#src/features/packages/shortlist/heart-button.tsx', () => comes({ HeartButton: () => 'A heart' }))

it('what shows a package comes later where the line lost its code, and is there when the line is gone again', async () => {
  const known = { pkg: {}, type: 'land' } as unknown as KnownPackage
  const { page, wait, leave } = await drawn(
    <>
      <LaterHeart pkg={known.pkg} type={known.type} />
      <ShowOn known={known} />
    </>,
  )
  dispatchEvent(new Event('scroll')) // somebody reads
  await wait(4_000)
  line.isLost = false
  reachable.tell()
  await wait(30_000)
  line.isLost = true
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === showCopy.showCode,
  )
  button?.click()
  await wait(1_000)
  for (const part of ['A heart', 'A sheet', 'A code']) expect(page.textContent).toContain(part)
  await leave()
})
