// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { FactsCard } from './facts-card.tsx'

const DAY_MS = 24 * 60 * 60_000

async function told(packages: Package[], ageMs: number): Promise<string | null> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('main')
  const root = createRoot(page)
  const read = { value: packages, storedAt: Date.now() - ageMs }
  await act(async () => root.render(<FactsCard read={read} />))
  const words = page.textContent
  await act(async () => root.unmount())
  return words
}

it('the lowest price under the promise says how old its copy is', async () => {
  const plots = [samplePackage({ amount: 900_000 })]
  expect(await told(plots, 22 * DAY_MS)).toMatch(/Plots from₦900k.*Prices as of 3 weeks ago$/)
  expect(await told(plots, 60_000)).not.toContain('Prices as of')
})

it('where no price is told there is no age, however old the copy is', async () => {
  expect(await told([samplePackage({ amount: 0 })], 22 * DAY_MS)).toMatch(/^AcrossNigeria.*2016$/)
  expect(renderToStaticMarkup(<FactsCard read={undefined} />)).toContain('Nigeria')
})

it('the age has its line before anything is known, so that nothing moves', () => {
  const page = document.createElement('main')
  page.innerHTML = renderToStaticMarkup(<FactsCard read={undefined} />)
  expect(page.querySelector('dl + p')?.textContent).toBe('')
})
