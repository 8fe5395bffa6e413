// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useLaidOut } from './use-laid-out.ts'

function List({ drawn, isDrawn }: { drawn: number; isDrawn: boolean }) {
  const laidOut = useLaidOut(drawn, isDrawn)
  return Array.from({ length: drawn }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={at} className={laidOut(at)} />
  ))
}

it('leaves a part out only once it was laid out, and none while the list is still drawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('ul')
  const root = createRoot(page)
  const show = (drawn: number, isDrawn: boolean) =>
    act(async () => root.render(<List drawn={drawn} isDrawn={isDrawn} />))
  const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  const leftOut = () => page.querySelectorAll('.list-part-laid-out').length
  await show(2, false)
  await frame()
  await frame()
  expect([leftOut(), page.querySelectorAll('.list-part').length]).toEqual([0, 2])
  await show(3, true)
  expect(leftOut(), 'its frame is not on the screen yet').toBe(0)
  await frame()
  await frame()
  expect(leftOut()).toBe(3)
  await show(5, false)
  expect(leftOut(), 'those that were there').toBe(3)
  await act(async () => root.unmount())
})
