// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTourFilter } from './use-tour-filter.ts'

let root: Root
let page: HTMLElement
let frames: FrameRequestCallback[]

const Tours = () => {
  const { filter, choose } = useTourFilter()
  return (
    <button type="button" aria-pressed={filter.open} onClick={() => choose({ open: !filter.open })}>
      Open
    </button>
  )
}
const isPressed = () => page.querySelector('button')?.getAttribute('aria-pressed')
const press = () => act(async () => page.querySelector('button')?.click())
/** The frame of the press, and the one after which the address changes. */
const paint = () => {
  for (const _ of [1, 2]) for (const frame of frames.splice(0)) frame(0)
}
const goBack = (address: string) => {
  history.replaceState({ idx: 0 }, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  history.replaceState({ idx: 1 }, '', '/site-tour#tours')
  page = document.createElement('main')
  root = createRoot(page)
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Tours />
      </BrowserRouter>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('Back before the screen followed a press: no filter looks chosen that the address does not have', async () => {
  await press()
  expect(isPressed()).toBe('true')
  await act(async () => {
    paint()
    expect(location.search).toBe('?open=1')
    goBack('/site-tour')
  })
  expect(isPressed()).toBe('false')
})

it('Back before the address has a press: the press is left behind', async () => {
  await press()
  await act(async () => goBack('/site-tour'))
  await act(async () => paint())
  expect([location.search, isPressed()]).toEqual(['', 'false'])
  await press()
  await act(async () => paint())
  expect([location.search, isPressed()]).toEqual(['?open=1', 'true'])
})
