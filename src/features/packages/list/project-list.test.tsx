// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Project } from '#contract/records/project.ts'
import { schemas } from '#contract/records/schemas.ts'
import { projectsOfType } from '#src/features/packages/queries.ts'
import { ProjectList } from './project-list.tsx'

vi.mock('./project-section.tsx', () => ({
  ProjectSection: ({ project }: { project: Project }) => <h2>{project.name}</h2>,
}))
vi.mock('#src/ui/reads/use-near-reader.ts', () => ({
  useNearReader: () => ({ box: { current: null }, isNear: true }),
}))

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
for (const page of [1, 2]) {
  const data = [{ id: page, name: `Estate ${page}`, packages: [] }]
  client.setQueryData(projectsOfType('land', page).queryKey, {
    value: schemas['project-page']({ data, page, perPage: 1, pages: 2, total: 2 }),
    storedAt: Date.now(),
  })
}

/** The screen as an entry of the history leads to it, until the reader leaves it. */
async function open(key: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ pathname: '/projects/land', key }]}>
          <ProjectList type="land" />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const names = () => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
  const more = () => page.querySelector('button')
  await act(() => vi.waitFor(() => expect(more() ?? names().length > 1).toBeTruthy()))
  return { names, more, leave: () => act(async () => root.unmount()).then(() => page.remove()) }
}

test('the pages of a list that a press brought are there when the reader comes back, and on no other visit', async () => {
  const first = await open('list')
  expect(first.names()).toEqual(['Estate 1'])
  await act(async () => first.more()?.click())
  await act(() => vi.waitFor(() => expect(first.names()).toEqual(['Estate 1', 'Estate 2'])))
  await first.leave()
  const other = await open('other')
  expect(other.names()).toEqual(['Estate 1'])
  await other.leave()
  const back = await open('list')
  await act(() => vi.waitFor(() => expect(back.names()).toEqual(['Estate 1', 'Estate 2'])))
  await back.leave()
})
