// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { copy } from '#src/forms/copy.ts'
import { KeptNote } from './kept-note.tsx'

it('is told to a screen reader: the place of its words is there before them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('main')
  const root = createRoot(page)
  const show = (isKept: boolean) =>
    act(async () => root.render(<KeptNote isKept={isKept} onErase={() => undefined} />))
  await show(false)
  const region = page.querySelector('[aria-live=polite]')
  expect(region?.childNodes, 'nothing is said before it is true').toHaveLength(0)
  await show(true)
  expect(region?.textContent).toContain(copy.draftKept)
  expect(page.contains(region)).toBe(true)
  await show(false)
  expect(region?.childNodes).toHaveLength(0)
  await act(async () => root.unmount())
})
