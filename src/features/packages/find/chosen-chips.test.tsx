// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ChosenChips } from './chosen-chips.tsx'
import { NO_CRITERIA } from './rules/find-criteria.ts'

it('a double tap takes one filter back: the next one has closed up under the finger', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const onChoose = vi.fn()
  const draw = (criteria: typeof NO_CRITERIA) =>
    act(async () =>
      root.render(
        <ChosenChips criteria={criteria} names={new Map()} shownAbove={new Set()} onChoose={onChoose} />,
      ),
    )
  const tapAt = (timeStamp: number) => {
    const press = new MouseEvent('click', { bubbles: true, detail: 1 })
    Object.defineProperty(press, 'timeStamp', { value: timeStamp })
    return act(async () => void page.querySelector('button')?.dispatchEvent(press))
  }
  await draw({ ...NO_CRITERIA, tours: true, available: true })
  await tapAt(1_000)
  await draw(onChoose.mock.lastCall?.[0])
  expect(page.querySelectorAll('button')).toHaveLength(1)
  await tapAt(1_180)
  expect(onChoose).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
