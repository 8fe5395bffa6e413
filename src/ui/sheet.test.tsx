// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

it('the second tap of the double tap that opened a sheet does not close it, and one on its button or a later one counts', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const closed = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <Sheet title="Filters" onClose={closed}>
        <button type="button">Show</button>
      </Sheet>,
    ),
  )
  const opened = performance.now()
  let isPrevented = false
  const tap = (place: string, after: number) =>
    act(async () => {
      for (const type of ['touchstart', 'touchend']) {
        const fingers = [{ clientX: 10, clientY: 10 }]
        const touch = new Event(type, { bubbles: true, cancelable: true, composed: true })
        Object.assign(touch, { touches: fingers, changedTouches: fingers })
        Object.defineProperty(touch, 'timeStamp', { value: opened + after })
        document.querySelector(`[role=dialog] ${place}`)?.dispatchEvent(touch)
        isPrevented = touch.defaultPrevented
      }
    })
  await tap('[aria-hidden]', 200)
  expect([closed.mock.calls, isPrevented]).toEqual([[], true])
  await tap('button', 200)
  expect(isPrevented, 'the browser makes a click of it').toBe(false)
  await tap('[aria-hidden]', 600)
  expect(closed).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
