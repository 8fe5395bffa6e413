// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { dataCopy as copy } from './data-copy.ts'
import { DataPanel } from './data-panel.tsx'

it('the name of the switch is its title; the note beside it describes it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <MemoryRouter>
        <DataPanel onClose={() => undefined} />
      </MemoryRouter>,
    ),
  )
  const saver = document.querySelector('[role=switch]')
  const said = (by: string) => document.getElementById(saver?.getAttribute(by) ?? '')?.textContent
  expect(said('aria-labelledby')).toBe(copy.saver)
  expect(said('aria-describedby')).toBe(copy.saverNote)
  await act(async () => root.unmount())
})
