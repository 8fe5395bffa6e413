// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTourFilter } from './use-tour-filter.ts'

let root: Root
let page: HTMLElement
let frames: FrameRequestCallback[]

let type: (text: string) => void
/** What the field showed, one after the other. */
let shown: string[]

const Tours = () => {
  const { filter, choose } = useTourFilter()
  type = (find) => choose({ find })
  useEffect(() => void shown.push(filter.find), [filter.find])
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
  shown = []
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

it('the field keeps what was typed until the screen has it from the address', async () => {
  vi.useFakeTimers()
  try {
    await act(async () => type('Ibe'))
    for (const _ of [1, 2, 3]) await act(async () => vi.advanceTimersByTime(400))
    expect(location.search).toBe('?find=Ibe')
    expect(shown).toEqual(['', 'Ibe'])
    await act(async () => goBack('/site-tour'))
    expect(shown).toEqual(['', 'Ibe', ''])
  } finally {
    vi.useRealTimers()
  }
})

it('Back takes what is being typed along', async () => {
  await act(async () => type('Ibe '))
  await act(async () => goBack('/site-tour'))
  expect(shown).toEqual(['', 'Ibe ', ''])
})
