// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { AskSales } from './ask-sales.tsx'
import { PurchaseOf } from './purchase.tsx'

it.each([
  ['whose price is asked for', samplePackage({ amount: 0 })],
  ['that is sold out', samplePackage({ soldOut: true })],
  ['of which nothing is chosen', samplePackage()],
])('no plan and no units are said to be in the message about a package %s', async (_, pkg) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const holder = document.createElement('div')
  const root = createRoot(holder)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PurchaseOf pkg={pkg}>
          <AskSales known={{ pkg, storedAt: Date.now() }} />
        </PurchaseOf>
      </MemoryRouter>,
    ),
  )
  const letter = decodeURIComponent(holder.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '')
  expect(letter).toContain(pkg.name)
  expect(letter).not.toMatch(/One-Off|Installments|\d units?/)
  expect(holder.textContent).toContain('The message is written for you')
  expect(holder.textContent).not.toMatch(/your plan|units/)
  await act(async () => root.unmount())
})
