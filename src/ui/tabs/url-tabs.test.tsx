// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { UrlTabs } from './url-tabs.tsx'
import { useUrlParam } from './use-url-param.ts'

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
        <BrowserRouter>
          <UrlTabs label="Line" param="line" options={options} value={value} onChange={press} panel={value} />
        </BrowserRouter>,
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

const Tabs = ({ param }: { param: string }) => {
  const [value, onChange] = useUrlParam(param, ['land', 'agro'])
  return <UrlTabs label={param} param={param} options={options} value={value} onChange={onChange} panel="" />
}

it('presses in two rows of tabs before the screen follows both count', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  history.replaceState({ idx: 0 }, '', '/')
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Tabs param="shown" />
        <Tabs param="booked" />
      </BrowserRouter>,
    ),
  )
  for (const row of page.querySelectorAll('[role=tablist]'))
    await act(async () => row.querySelectorAll('button')[1]?.click())
  await act(async () => vi.advanceTimersByTime(100))
  expect(location.search).toBe('?shown=agro&booked=agro')
  await act(async () => root.unmount())
  vi.useRealTimers()
  page.remove()
})
