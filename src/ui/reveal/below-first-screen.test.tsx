// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BelowFirstScreen } from './below-first-screen.tsx'

let page: HTMLElement
let root: Root
let go: NavigateFunction
/** What waits for the next frame, which only a test brings. */
const frames: (() => void)[] = []

const WIDE = '(min-width: 46.875em)'

function Screen({ name }: { name: string }) {
  go = useNavigate()
  return (
    <>
      <h1>{name}</h1>
      <BelowFirstScreen seenOn={WIDE}>
        <p>{`below ${name}`}</p>
      </BelowFirstScreen>
    </>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => frames.push(drawn))
  page = document.createElement('div')
  root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/one']}>
        <Routes>
          <Route path="/one" element={<Screen key="one" name="one" />} />
          <Route path="/two" element={<Screen key="two" name="two" />} />
        </Routes>
      </MemoryRouter>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

const press = async (to: string | number) => {
  await act(async () => go(to as string))
  const atOnce = page.textContent
  while (frames.length > 0)
    await act(async () => {
      for (const drawn of frames.splice(0)) drawn()
    })
  return atOnce
}

it('a page that the browser opened has it at once', () => {
  expect(page.textContent).toBe('onebelow one')
})

it('after a press on a link it follows the screen above it', async () => {
  expect(await press('/two')).toBe('two')
  expect(page.textContent).toBe('twobelow two')
})

it('Back finds it at once, and so does a link to a part of the page', async () => {
  await press('/two')
  expect(await press(-1)).toBe('onebelow one')
  expect(await press('/two#form')).toBe('twobelow two')
})

it('a screen that shows it at once has it at once', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === WIDE }))
  expect(await press('/two')).toBe('twobelow two')
})
