// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPanel, shownPanel } from '#src/pwa/panels.ts'
import { LatePanel } from './late-panel.tsx'

const NAME = 'The panel'
const code = vi.hoisted(() => ({ comes: Promise.withResolvers<void>() }))
const said = vi.hoisted(() => vi.fn())

vi.mock('#src/startup/lost-code.ts', () => ({
  loadPart: async () => {
    await code.comes.promise
    return () => NAME
  },
  lossOf: async () => 'unknown',
}))
vi.mock('#src/ui/toast.ts', () => ({ toast: { warning: said } }))

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  code.comes = Promise.withResolvers()
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
})

const press = () =>
  act(async () => {
    const before = shownPanel.get()
    openPanel('install')
    await vi.waitFor(() => expect(shownPanel.get()).not.toBe(before))
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

it('a second press counts from where the person was then', async () => {
  await press()
  goesOn()
  await press()
  await arrives()
  expect(shown()).toBe(NAME)
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
