// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MenuButton } from './menu-button.tsx'

vi.mock('#src/app/on-demand/mobile-menu.tsx', () => {
  throw new Error('lost')
})

it('where the code of the menu is lost, the next key starts at the links of the footer', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  document.body.innerHTML = '<header></header><footer><nav></nav></footer>'
  const root = createRoot(document.querySelector('header') as HTMLElement)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <MenuButton />
      </MemoryRouter>,
    ),
  )
  const button = document.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe('nav'))
  await act(async () => root.unmount())
})
