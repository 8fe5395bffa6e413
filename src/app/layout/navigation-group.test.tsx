// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { NavigationGroup } from './navigation-group.tsx'

it.each([
  ['', 'body', 'BODY'],
  [', and the focus stays on its name if it was inside', 'a', 'SUMMARY'],
])('Escape closes a list that hovering opened%s', async (_, from, to) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const group = { label: 'Projects', links: [{ to: '/projects/land', label: 'Land' }] }
  await act(async () =>
    root.render(
      <MemoryRouter>
        <NavigationGroup group={group} />
      </MemoryRouter>,
    ),
  )
  const details = page.querySelector('details')
  const press = (key: string) =>
    act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    )
  await act(async () => {
    details?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
  })
  expect(details?.open).toBe(true)
  if (from === 'a') page.querySelector('a')?.focus()
  await press('Control')
  expect(details?.open, 'what else is pressed leaves it open').toBe(true)
  await press('Escape')
  expect(details?.open).toBe(false)
  expect(document.activeElement?.tagName).toBe(to)
  await act(async () => root.unmount())
  page.remove()
})
