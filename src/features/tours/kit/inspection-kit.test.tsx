// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { InspectionKit } from './inspection-kit.tsx'
import { kitsOnPhone } from './kit-store.ts'

/** Calls back once React has taken the page over, before any later task. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(() => queueMicrotask(onTaken), [onTaken])
  return null
}

vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const kitOf101 = (onTaken: () => void) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={['/site_tour/kit?package=101']}>
      <InspectionKit />
      <Taken onTaken={onTaken} />
    </MemoryRouter>
  </QueryClientProvider>
)

const part = <Part extends HTMLElement>(selector: string): Part => {
  const found = document.querySelector<Part>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

function type(letter: string): void {
  const notes = part<HTMLTextAreaElement>('textarea')
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  setValue?.call(notes, notes.value + letter)
  notes.dispatchEvent(new Event('input', { bubbles: true }))
}

test('what is written and ticked while React takes the page over is of the package in the address, and whole', async () => {
  document.body.innerHTML = `<main>${renderToString(kitOf101(() => undefined))}</main>`
  part<HTMLTextAreaElement>('textarea').value = 'Beacon '
  const { value: point } = part<HTMLInputElement>('[type=checkbox]')
  const root = hydrateRoot(
    part('main'),
    kitOf101(() => {
      for (const letter of '4471') type(letter)
      part('[type=checkbox]').click()
    }),
  )
  await vi.waitFor(async () =>
    expect(await kitsOnPhone()).toMatchObject([{ id: '101', kit: { notes: 'Beacon 4471', ticks: [point] } }]),
  )
  root.unmount()
})
