// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { translate } from '#src/ui/translated-for-tests.ts'
import { SaveToShortlist } from './heart-button.tsx'
import { heart as words } from './shortlist-copy.ts'

it('the heart in words says in a translated page, too, what the next press does', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false) // a press reads nothing
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SaveToShortlist pkg={samplePackage()} type="land" />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  for (const said of [words.saved, words.saveThis]) {
    translate(page)
    await act(async () => page.querySelector('button')?.click())
    expect(page.textContent).toBe(said)
  }
  await act(async () => root.unmount())
})
