// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Project } from '#contract/records/project.ts'
import { schemas } from '#contract/records/schemas.ts'
import { projectsOfType } from '#src/features/packages/queries.ts'
import { listCopy } from './list-copy.ts'
import { ProjectList } from './project-list.tsx'

vi.mock('./project-section.tsx', () => ({
  ProjectSection: ({ project }: { project: Project }) => <h2>{project.name}</h2>,
}))
vi.mock('#src/ui/reads/use-near-reader.ts', () => ({
  useNearReader: () => ({ box: { current: null }, isNear: true }),
}))

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
/** Each page has one project, or none. */
function have(...ofPages: number[]) {
  for (const [at, projects] of ofPages.entries()) {
    const page = at + 1
    const data = projects > 0 ? [{ id: page, name: `Estate ${page}`, packages: [] }] : []
    client.setQueryData(projectsOfType('land', page).queryKey, {
      value: schemas['project-page']({ data, page, perPage: 1, pages: ofPages.length, total: 2 }),
      storedAt: Date.now(),
    })
  }
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
  const said = () => page.querySelector('[role=status]')?.textContent ?? ''
  await act(() => vi.waitFor(() => expect(more() ?? names().length > 1).toBeTruthy()))
  return { names, more, said, leave: () => act(async () => root.unmount()).then(() => page.remove()) }
}

test('the pages of a list that a press brought are there when the reader comes back, and on no other visit', async () => {
  have(1, 1)
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

test('a page without projects below others is passed over, and after the last the reader is told that there are no more', async () => {
  have(1, 0, 1, 0)
  const { names, more, said, leave } = await open('gap')
  await act(async () => more()?.click())
  await act(() => vi.waitFor(() => expect(names()).toEqual(['Estate 1', 'Estate 3'])))
  await act(async () => more()?.click())
  expect([names(), more(), said()]).toEqual([['Estate 1', 'Estate 3'], null, listCopy.noMoreProjects])
  await leave()
})

test('a first page without projects leads on to the pages behind it', async () => {
  have(0, 1, 1)
  const { names, said, leave } = await open('behind')
  expect([names(), said()]).toEqual([['Estate 2'], ''])
  await leave()
})

test('a line of which every page is empty has no projects', async () => {
  have(0, 0)
  const { said, leave } = await open('none')
  expect(said()).toContain(listCopy.noProjects)
  await leave()
})
