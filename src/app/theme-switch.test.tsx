// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ThemeSwitch } from './theme-switch.tsx'

const theme = () => document.documentElement.dataset.theme

it('says at once what was pressed, takes the colours after that, and the last of two quick presses', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('footer'))
  const root = createRoot(page)
  const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  const press = (name: string) =>
    act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === name)?.click())
  const pressed = () => page.querySelector('[aria-pressed=true]')?.textContent
  await act(async () => root.render(<ThemeSwitch />))
  await press('Dark')
  expect([pressed(), theme()]).toEqual(['Dark', undefined])
  await frame()
  await frame()
  expect([pressed(), theme()]).toEqual(['Dark', 'dark'])
  await press('System')
  await press('Light')
  await frame()
  await frame()
  expect([pressed(), theme()]).toEqual(['Light', 'light'])
  await act(async () => root.unmount())
  page.remove()
})
