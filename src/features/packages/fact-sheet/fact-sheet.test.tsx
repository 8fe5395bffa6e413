// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { PurchaseOf, usePurchase } from '#src/features/packages/purchase/purchase.tsx'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { wordsAfter, wordsAfterPress } from '#src/ui/translated-for-tests.ts'
import { FactSheet } from './fact-sheet.tsx'
import { FactSheetPlans } from './fact-sheet-plans.tsx'

async function paperOf(changes: Partial<Package>): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const pkg = samplePackage({ installmentOption: true, installmentDuration: 12, ...changes })
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <PurchaseOf pkg={pkg}>
        <FactSheet known={{ pkg, type: 'land', storedAt: 0 }} />
      </PurchaseOf>,
    ),
  )
  const text = document.querySelector('.fact-sheet')?.textContent ?? ''
  await act(async () => root.unmount())
  return text
}

it('the paper of a package on sale has its plans and what is left', async () => {
  const text = await paperOf({})
  expect(text).toContain('One-Off')
  expect(text).toContain('Installments')
  expect(text).toContain('34Plots available')
})

it.each<[string, Partial<Package>]>([
  ['Sold out', { soldOut: true }],
  ['Not on sale', { active: false }],
])(
  'the paper of a package that is not on sale says "%s", with no plan and nothing left',
  async (words, changes) => {
    const text = await paperOf(changes)
    expect(text).toContain(`${words}₦3,500,000`)
    expect(text).not.toMatch(/One-Off|Installments|Total/)
    expect(text).toContain('0Plots available')
  },
)

function Choice() {
  const { choosePlan } = usePurchase()
  return <button type="button" aria-label="One-Off" onClick={() => choosePlan('one-off')} />
}

it('the plans of a translated sheet follow another choice', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const pkg = samplePackage({ installmentOption: true, installmentDuration: 12 })
  const sheet = (
    <PurchaseOf pkg={pkg}>
      <Choice />
      <FactSheetPlans pkg={pkg} />
    </PurchaseOf>
  )
  history.replaceState(null, '', '?plan=installments')
  const chosen = await wordsAfterPress(sheet)
  history.replaceState(null, '', '?plan=one-off')
  expect(chosen).toBe(await wordsAfter(sheet))
  expect(chosen).toMatch(/One-Off, your plan/)
  history.replaceState(null, '', '?')
})
