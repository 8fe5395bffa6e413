// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

it('the second tap of the double tap that opened a sheet does not close it, and a later one beside it does', async () => {
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
  const tapBeside = (after: number) =>
    act(async () => {
      for (const type of ['touchstart', 'touchend']) {
        const fingers = [{ clientX: 10, clientY: 10 }]
        const touch = new Event(type, { bubbles: true, cancelable: true, composed: true })
        Object.assign(touch, { touches: fingers, changedTouches: fingers })
        Object.defineProperty(touch, 'timeStamp', { value: opened + after })
        document.querySelector('[role=dialog] [aria-hidden]')?.dispatchEvent(touch)
      }
    })
  await tapBeside(200)
  expect(closed).not.toHaveBeenCalled()
  await tapBeside(600)
  expect(closed).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
