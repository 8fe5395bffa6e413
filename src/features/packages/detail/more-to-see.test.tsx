// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { MoreToSee } from './more-to-see.tsx'

async function linksOf(changes: Partial<Package>): Promise<string[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<MoreToSee pkg={samplePackage(changes)} />))
  const links = [...box.querySelectorAll('a')].map(({ href, textContent }) => `${textContent} → ${href}`)
  await act(async () => root.unmount())
  return links
}

const ELSEWHERE = 'https://files.example/'

it('a package leads to its tour in 3D and to its brochure, each in a new tab', async () => {
  expect(await linksOf({ vrUrl: `${ELSEWHERE}tour`, brochure: { url: `${ELSEWHERE}plan.pdf` } })).toEqual([
    `See it in 3D(opens in a new tab) → ${ELSEWHERE}tour`,
    `Brochure(opens in a new tab) → ${ELSEWHERE}plan.pdf`,
  ])
})

it('a package without them shows no link', async () => {
  expect(await linksOf({ vrUrl: null, brochure: null })).toEqual([])
})
