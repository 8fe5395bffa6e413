// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { type Look, STRAIGHT_ON } from './look.ts'
import { panorama as words } from './panorama-copy.ts'
import { PanoramaDialog } from './panorama-dialog.tsx'

const setLook = vi.hoisted(() => vi.fn<(next: (before: Look) => Look) => void>())

vi.mock('./use-turnable.ts', () => ({
  useTurnable: (_: unknown, address: string) => ({
    state: /loading|ready|flat|failed/.exec(address)?.[0],
    look: { yaw: 0, pitch: 0, hfov: 100 },
    setLook,
  }),
}))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  setLook.mockReset()
})

const view = (state: string) => (
  <PanoramaDialog src={`/media/${state}.jpg`} alt="The estate" onClose={() => undefined} />
)

/** Does something to a view on a page, which is gone afterwards. */
async function within(state: string, part: string, use: (shown: HTMLElement) => void): Promise<void> {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () => root.render(view(state)))
  const shown = page.querySelector<HTMLElement>(part)
  await act(async () => shown && use(shown))
  await act(async () => root.unmount())
  page.remove()
  expect(shown).not.toBeNull()
}

it.each([
  ['failed', words.failed],
  ['flat', words.flat],
  ['ready', words.help],
])('a translated view that loaded and is %s says only that', async (state, said) => {
  const shown = await wordsAfter(view('loading'), view(state))
  expect(shown).toContain(said)
  expect(shown).toBe(await wordsAfter(view(state)))
})

it('turns by how far a finger went, also where events do not tell movements (iOS 16)', async () => {
  await within('ready', '[role=img]', (frame) => {
    Object.defineProperty(frame, 'clientWidth', { value: 360 })
    frame.setPointerCapture = () => undefined
    const point = (type: string, clientX: number, clientY: number) =>
      frame.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, buttons: 1, clientX, clientY }),
      )
    point('pointerdown', 300, 100)
    point('pointermove', 200, 130)
    point('pointermove', 120, 190)
  })
  const { yaw, pitch } = setLook.mock.calls.reduce((look, [next]) => next(look), STRAIGHT_ON)
  expect([yaw, pitch]).toEqual([45, 22.5])
})

it.each([
  ['ready', true],
  ['flat', false],
  ['loading', false],
  ['failed', false],
])('a view that is %s keeps the arrow keys to itself: %s', async (state, isKept) => {
  const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
  await within(state, 'dialog', (dialog) => dialog.dispatchEvent(press))
  expect([press.defaultPrevented, setLook.mock.calls.length]).toEqual([isKept, isKept ? 1 : 0])
})

it('a picture that lies flat can be reached by keyboard, to be scrolled', async () => {
  await within('flat', 'section', (section) => expect(section.tabIndex).toBe(0))
})
