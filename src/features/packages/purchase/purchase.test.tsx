// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { PlanChoice } from './plan-choice.tsx'
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

const seen = vi.fn()

function Terms() {
  const { terms, planner } = usePurchase()
  seen(planner, terms && [terms.months, terms.first])
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

it.each([
  ['names months and a first payment', '?plan=installments&months=10&deposit=1000000', [10, 100_000_000]],
  ['names none', '?plan=installments', undefined],
])('terms of an address that %s, before the planner is here: %s', async (_, search, expected) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', `/projects/package/7${search}`)
  seen.mockClear()
  const pkg = samplePackage({ installmentOption: true, installmentDuration: 24, minPrice: 500_000 })
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <PurchaseOf pkg={pkg}>
        <Terms />
      </PurchaseOf>,
    ),
  )
  expect(seen).toHaveBeenLastCalledWith(null, expected)
  await act(async () => root.unmount())
  history.replaceState(null, '', '/')
})

it('shows a pressed plan at once, and tells of quick presses in their order after that frame', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const holder = document.createElement('div')
  document.body.append(holder)
  const root = createRoot(holder)
  const onChoose = vi.fn<(plan: PaymentPlan) => void>()
  await act(async () =>
    root.render(
      <PlanChoice plans={['one-off', 'installments']} months={24} chosen={null} onChoose={onChoose} />,
    ),
  )
  for (const plan of ['one-off', 'installments']) {
    const radio = holder.querySelector<HTMLInputElement>(`[value=${plan}]`)
    act(() => radio?.click())
    expect(radio?.checked).toBe(true)
    expect(radio?.closest('label')?.className).toContain('bg-mint')
  }
  expect(onChoose).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onChoose.mock.calls).toEqual([['one-off'], ['installments']]))
  await act(async () => root.unmount())
})

it('shows the plan of an address as chosen once a newer record offers it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const holder = document.createElement('div')
  document.body.append(holder)
  const root = createRoot(holder)
  const show = (plans: PaymentPlan[], chosen: PaymentPlan | null) =>
    act(async () =>
      root.render(<PlanChoice plans={plans} months={24} chosen={chosen} onChoose={() => undefined} />),
    )
  await show(['one-off'], null)
  await show(['one-off', 'installments'], 'installments')
  expect(holder.querySelector<HTMLInputElement>('[value=installments]')?.checked).toBe(true)
  await act(async () => root.unmount())
})
