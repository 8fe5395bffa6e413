// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { type CriteriaInAddress, useCriteria } from './use-criteria.ts'

let now: CriteriaInAddress | undefined
const Screen = () => {
  now = useCriteria(null)
  return null
}

it('Back takes a press back that neither the address nor the screen has followed yet', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const root = createRoot(document.createElement('main'))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Screen />
      </BrowserRouter>,
    ),
  )
  await act(async () => now?.choose({ ...now.criteria, tours: true }))
  expect(now?.criteria.tours).toBe(true)
  await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  expect(now?.criteria.tours).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(location.search).toBe('')
  expect(now?.criteria.tours).toBe(false)
  await act(async () => root.unmount())
})
