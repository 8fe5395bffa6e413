// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { copy } from '#src/pwa/copy.ts'
import { partsMissing } from '#src/pwa/worker/parts-missing.ts'
import { applyUpdate, updateWaits } from '#src/pwa/worker/worker-bridge.ts'
import { UpdateCard } from './update-card.tsx'

vi.mock('#src/pwa/worker/worker-bridge.ts', { spy: true })

const version = () => new EventTarget() as ServiceWorker

it('what is put off hides itself only: the next missing part asks again, and so does a newer version', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const said = () => page.querySelector('p')?.textContent
  const later = () => act(async () => [...page.querySelectorAll('button')].at(-1)?.click())
  const missPart = () => act(async () => partsMissing.set(partsMissing.get() + 1))
  await act(async () => root.render(<UpdateCard />))
  expect(said()).toBeUndefined()

  await act(async () => updateWaits.set(version()))
  expect(said()).toBe(copy.updateReady)
  await later()
  expect(said()).toBeUndefined()

  await missPart()
  expect(said()).toBe(copy.partsMissing)
  await later()
  expect(said()).toBeUndefined()
  await missPart()
  expect(said()).toBe(copy.partsMissing)
  await later()
  await act(async () => updateWaits.set(version()))
  expect(said()).toBe(copy.updateReady)
  await act(async () => root.unmount())
})

it('“Later” takes back what was accepted while it waits, and the card may be pressed again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const signals: AbortSignal[] = []
  vi.mocked(applyUpdate).mockImplementation(async (signal) => void signals.push(signal))
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const press = (at: number) => act(async () => [...page.querySelectorAll('button')].at(at)?.click())
  updateWaits.set(version())
  partsMissing.set(0)
  await act(async () => root.render(<UpdateCard />))
  await press(0)
  expect(page.textContent).toContain(copy.updateComes)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])

  await press(-1)
  expect(page.textContent).toBe('')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  await act(async () => partsMissing.set(1))
  expect(page.textContent).toContain(copy.updateKeeps)
  await press(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await act(async () => root.unmount())
})
