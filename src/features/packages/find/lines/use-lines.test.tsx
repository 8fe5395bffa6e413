// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { projectsOfType } from '#src/features/packages/queries.ts'
import { useLines } from './use-lines.ts'

const LAND = ['land'] as const

function Line({ isWhole }: { isWhole: boolean }) {
  const { findables, lines } = useLines(LAND, isWhole)
  return lines.map(({ state, isWhole }) => `${findables.length} ${state}${isWhole ? ', whole' : ''}`)
}

it.each([
  [20, true, '20 loaded, whole'],
  [21, true, '20 cut'],
  [1, false, '1 loaded, whole'],
  [2, false, '1 loaded'],
])('of a line of %i pages, all asked for: %s, it reads: %s', async (pages, isWhole, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient()
  for (let page = 1; page <= (isWhole ? pages : 1); page++) {
    const data = [{ id: page, name: 'Estate', packages: [{ id: page, name: 'Plot', type: 'investment' }] }]
    client.setQueryData(projectsOfType('land', page).queryKey, {
      value: schemas['project-page']({ data, pages }),
      storedAt: Date.now(),
    })
  }
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Line isWhole={isWhole} />
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(box.textContent).toBe(said)))
  await act(async () => root.unmount())
})
