// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useAfterPress } from './use-after-press.ts'

function Shelf() {
  const [showsAll, setShowsAll] = useState(false)
  const isWhole = useAfterPress(showsAll)
  return (
    <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
      {isWhole ? 'twelve' : 'four'}
    </button>
  )
}

it('answers a press at once, and draws what it chose after that, also for two quick presses', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const root = createRoot(page)
  const button = () => page.querySelector('button')
  const press = () => act(async () => button()?.click())
  const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  await act(async () => root.render(<Shelf />))
  await press()
  expect([button()?.getAttribute('aria-expanded'), button()?.textContent]).toEqual(['true', 'four'])
  await frame()
  await frame()
  expect(button()?.textContent).toBe('twelve')
  await press()
  await press()
  expect([button()?.getAttribute('aria-expanded'), button()?.textContent]).toEqual(['true', 'twelve'])
  await frame()
  await frame()
  expect(button()?.textContent, 'the last press counts').toBe('twelve')
  await act(async () => root.unmount())
})
