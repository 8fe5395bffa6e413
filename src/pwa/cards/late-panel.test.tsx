// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FrameTools } from '#src/app/layout/frame-tools.tsx'
import { awaitedPanel, openPanel, shownPanel } from '#src/pwa/panels.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { LatePanel } from './late-panel.tsx'

const NAME = 'The panel'
const code = vi.hoisted(() => ({
  comes: Promise.withResolvers<void>(),
  panel: (): ReactNode => null,
}))
const said = vi.hoisted(() => vi.fn())

vi.mock('#src/startup/lost-code.ts', () => ({
  loadPart: async () => {
    await code.comes.promise
    return code.panel
  },
  lossOf: async () => 'unknown',
}))
vi.mock('#src/ui/toast.ts', () => ({ toast: { warning: said } }))

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  code.comes = Promise.withResolvers()
  code.panel = () => NAME
  said.mockReset()
  document.body.innerHTML = '<button>Install</button><input><main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  await act(async () => root.render(<LatePanel />))
  document.querySelector('button')?.focus()
})
afterEach(async () => {
  await act(async () => openPanel(null))
  await act(async () => root.unmount())
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const press = () =>
  act(async () => {
    const before = shownPanel.get()
    openPanel('install')
    await vi.waitFor(() => expect([null, before]).not.toContain(shownPanel.get()))
  })
const arrives = () => act(async () => code.comes.resolve())
const isLost = () => act(async () => code.comes.reject(new Error('lost')))
const shown = () => document.querySelector('main')?.textContent

const types = () => document.querySelector('input')?.focus()
const goesOn = () => history.pushState(null, '', '/faqs')

it('a panel opens once its code is here, and goes when it is closed', async () => {
  await press()
  expect(shown()).toBe('')
  await arrives()
  expect(shown()).toBe(NAME)
  await act(async () => openPanel(null))
  expect(shown()).toBe('')
})

it.each([
  ['types', types],
  ['is on another page', goesOn],
])('a panel whose code comes late opens and tells nothing over who %s by then', async (_, meanwhile) => {
  await press()
  meanwhile()
  const focused = document.activeElement
  await arrives()
  expect(shown()).toBe('')
  expect(document.activeElement).toBe(focused)
  document.querySelector('button')?.focus()
  await press()
  expect(shown(), 'and may be pressed again').toBe(NAME)
})

it('a panel whose frame of cards comes late opens over nobody who has gone on', async () => {
  await act(async () => root.render(null))
  await press()
  goesOn()
  await arrives()
  await act(async () => root.render(<LatePanel />))
  expect(shown()).toBe('')
  expect(awaitedPanel.get()).toBeNull()
})

const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent)
it('a button shows its press at once and until its panel is here, the other does not', async () => {
  const drawn = (
    <>
      <FrameTools className="" />
      <LatePanel />
    </>
  )
  await act(async () => root.render(drawn))
  const [dataMeter] = document.querySelectorAll<HTMLElement>('main button')
  await act(async () => dataMeter?.click())
  expect(busy()).toEqual([dataMeter?.textContent])
  await act(() => vi.waitFor(() => expect(shownPanel.get()).not.toBeNull()))
  expect(busy()).toEqual([dataMeter?.textContent])
  await arrives()
  expect(busy()).toEqual([])
})
it.each([
  ['is lost', isLost],
  [
    'comes for who has gone on',
    async () => {
      goesOn()
      await arrives()
    },
  ],
])('no button waits for a panel that %s', async (_, ends) => {
  await press()
  expect(awaitedPanel.get()).toBe('install')
  await ends()
  expect(awaitedPanel.get()).toBeNull()
})

it('a second press counts from where the person was then', async () => {
  await press()
  goesOn()
  await press()
  await arrives()
  expect(shown()).toBe(NAME)
})

it('two presses a slow frame apart open the panel, and it stays', async () => {
  const frames = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.set(++last, work) && last)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  const frame = () =>
    act(async () => {
      const now = [...frames.values()]
      frames.clear()
      for (const work of now) work()
    })
  code.panel = () => (
    <Sheet title={NAME} onClose={() => undefined}>
      {NAME}
    </Sheet>
  )
  code.comes.resolve()
  openPanel('data')
  await frame()
  openPanel('data')
  for (let passed = 0; passed < 4; passed += 1) await frame()
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(NAME)
})

it('a panel that is lost says so, and the next press asks for it again', async () => {
  await press()
  await isLost()
  expect(said).toHaveBeenCalledOnce()
  code.comes = Promise.withResolvers()
  await press()
  await arrives()
  expect(shown()).toBe(NAME)
})

it.each([
  ['types', types],
  ['is on another page', goesOn],
])('a panel that is lost says nothing to who %s by then', async (_, meanwhile) => {
  await press()
  meanwhile()
  await isLost()
  expect(said).not.toHaveBeenCalled()
})
