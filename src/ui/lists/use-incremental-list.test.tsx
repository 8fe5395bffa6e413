// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useIncrementalList } from './use-incremental-list.ts'

const seen: number[] = []

function List({ total, step = 12 }: { total: number; step?: number }) {
  seen.push(useIncrementalList(total, 4, step))
  return null
}

it('draws the first at once, some more with each frame, and all in the end', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  const frames = async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
    }
  }
  await act(async () => root.render(<List total={4} />))
  await act(async () => root.render(<List total={40} />))
  await frames()
  expect([...new Set(seen)]).toEqual([4, 16, 28, 40])
  await act(async () => root.render(<List total={4} />))
  await frames()
  expect(seen.at(-1)).toBe(4)
  seen.length = 0
  await act(async () => root.render(<List total={40} />))
  expect(seen[0], 'a list that was closed grows anew').toBe(4)
  seen.length = 0
  await act(async () => root.render(<List key="other" total={7} step={1} />))
  await frames()
  expect([...new Set(seen)], 'heavy items come one by one').toEqual([4, 5, 6, 7])
  await act(async () => root.unmount())
})
