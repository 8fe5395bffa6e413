// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { turnable } from './turnable.ts'
import { useTurnable } from './use-turnable.ts'

vi.mock('./turnable.ts', () => ({ loadPicture: async () => new Image(), turnable: vi.fn() }))
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
vi.stubGlobal('cancelAnimationFrame', clearTimeout)
let root: Root
let frame: HTMLElement
/** The renderers that were started, each with its canvas. */
let started: { canvas: HTMLElement; isLost: boolean; drawn: number }[]

function View() {
  const box = useRef<HTMLDivElement>(null)
  const { state } = useTurnable(box, '/media/360.jpg')
  return <div ref={box} data-state={state} />
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  started = []
  vi.mocked(turnable).mockImplementation(async (container) => {
    const one = { canvas: container.appendChild(document.createElement('canvas')), isLost: false, drawn: 0 }
    started.push(one)
    return {
      draw: () => {
        one.drawn += 1
      },
      resize: () => undefined,
      isLost: () => one.isLost,
      end: () => one.canvas.remove(),
    }
  })
  const page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(async () => root.render(<View />))
  await aMoment()
  frame = page.firstElementChild as HTMLElement
})
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

const aMoment = async () => {
  const pass = () => new Promise((resolve) => setTimeout(resolve, 20))
  await act(pass)
  await act(pass) // what the first one brought is drawn now
}
const lose = () => {
  const one = started.at(-1)
  if (one) one.isLost = true
  one?.canvas.dispatchEvent(new Event('webglcontextlost')) // it does not bubble
  return aMoment()
}
const come = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  return aMoment()
}

it('a view whose picture the phone dropped is drawn anew, by one renderer', async () => {
  await lose()
  expect(started).toHaveLength(2)
  expect(started[1]?.drawn).toBeGreaterThan(0)
  expect([...frame.children]).toEqual([started[1]?.canvas])
})

it('a phone that drops it twice within a minute shows the picture flat', async () => {
  await lose()
  await lose()
  expect(started).toHaveLength(2)
  expect(frame.dataset.state).toBe('flat')
  expect(frame.children).toHaveLength(0)
})

it('a view that is dropped again after more than a minute is drawn anew', async () => {
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  await lose()
  clock.mockReturnValue(now + 61_000)
  await lose()
  expect(started).toHaveLength(3)
  expect(frame.dataset.state).toBe('ready')
})

it('in the background it waits until it is seen again, and starts once', async () => {
  await come('hidden')
  await lose()
  expect(started).toHaveLength(1)
  await come('visible')
  await come('visible')
  expect(started).toHaveLength(2)
  expect(started[1]?.drawn).toBeGreaterThan(0)
})

it('a view that comes back whole stays as it is', async () => {
  await come('hidden')
  await come('visible')
  expect(started).toHaveLength(1)
})

it('where it cannot be drawn again the picture lies flat', async () => {
  vi.mocked(turnable).mockResolvedValueOnce(null)
  await lose()
  expect(frame.dataset.state).toBe('flat')
})
