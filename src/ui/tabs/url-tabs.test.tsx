// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { UrlTabs } from './url-tabs.tsx'

const options = [
  { value: 'land', label: 'Land' },
  { value: 'agro', label: 'Agro' },
] as const

it('shows a pressed tab at once, and the panel when the address has followed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const press = vi.fn()
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const addressSays = (value: 'land' | 'agro') =>
    act(async () =>
      root.render(
        <UrlTabs label="Line" param="line" options={options} value={value} onChange={press} panel={value} />,
      ),
    )
  const shown = () => [
    page.querySelector('[aria-selected=true]')?.textContent,
    page.querySelector('[role=tabpanel]')?.textContent,
  ]
  await addressSays('land')
  await act(async () => page.querySelectorAll('button')[1]?.click())
  expect(shown()).toEqual(['Agro', 'land'])
  await vi.waitFor(() => expect(press).toHaveBeenCalledWith('agro'))
  await addressSays('agro')
  expect(shown()).toEqual(['Agro', 'agro'])
  await addressSays('land')
  expect(shown(), 'Back is not taken for the press').toEqual(['Land', 'land'])
  await act(async () => root.unmount())
  page.remove()
})
