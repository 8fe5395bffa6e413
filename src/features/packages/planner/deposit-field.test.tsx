// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { DepositField } from './deposit-field.tsx'
import { plannerCopy } from './planner-copy.ts'

afterEach(() => vi.unstubAllGlobals())

it('a first payment that is no amount is said to be none once it is left, and changes nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('main')
  document.body.append(page)
  const wish = vi.fn()
  await act(async () =>
    createRoot(page).render(
      <DepositField least={20_000_000} most={240_000_000} value={20_000_000} onChange={wish} />,
    ),
  )
  const field = page.querySelector('input') as HTMLInputElement
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const state = () => [
    field.value,
    field.ariaInvalid ?? field.getAttribute('aria-invalid'),
    page.querySelector('p')?.textContent,
  ]
  const bounds = plannerCopy.bounds('₦200,000', '₦2,400,000')

  await type('2,5')
  await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(state()).toEqual(['2,5', 'true', plannerCopy.notUnderstood])
  expect(wish).not.toHaveBeenCalled()
  await type('2')
  expect(state(), 'while it is mended').toEqual(['2', 'false', bounds])
  expect(wish.mock.calls.splice(0)).toEqual([[2]])
  for (const unfinished of ['200,00', '200,', '0', '200000.', '2,5']) {
    await type(unfinished)
    expect(state(), 'while it is typed').toEqual([unfinished, 'false', bounds])
  }
  expect(wish).not.toHaveBeenCalled()
  await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(state(), 'once it is left').toEqual(['2,5', 'true', plannerCopy.notUnderstood])
  await type('1.5m')
  expect(wish.mock.calls).toEqual([[1_500_000]])
  expect(state()).toEqual(['1.5m', 'false', bounds])
  await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(state()).toEqual(['200,000', 'false', bounds])
})
