// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { PurchaseOf, usePurchase } from './purchase.tsx'

const drawn = { choices: 0, around: 0 }

function Choices() {
  drawn.choices += 1
  const { plan, choosePlan, units, changeUnits } = usePurchase()
  return (
    <>
      <button type="button" onClick={() => choosePlan('one-off')}>
        {plan}
      </button>
      <button type="button" onClick={() => changeUnits(units + 1)}>
        {units}
      </button>
    </>
  )
}

function Around() {
  drawn.around += 1
  return null
}

it('draws the choices again at a press, and nothing around them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const holder = document.createElement('div')
  const root = createRoot(holder)
  await act(async () =>
    root.render(
      <PurchaseOf pkg={samplePackage()}>
        <Around />
        <Choices />
      </PurchaseOf>,
    ),
  )
  for (const button of holder.querySelectorAll('button')) await act(async () => button.click())
  expect(holder.textContent).toBe('one-off2')
  expect(drawn).toEqual({ choices: 3, around: 1 })
  await act(async () => root.unmount())
})
