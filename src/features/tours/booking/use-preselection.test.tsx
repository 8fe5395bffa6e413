// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { bookingChoice, noChoice } from './booking-choice.ts'
import { usePreselection } from './use-preselection.ts'

const tour = {
  id: 7,
  projectType: { id: 1, name: 'land' },
  project: { id: 3, name: 'Estate' },
  package: { id: 14, name: 'Plot' },
}

function Form() {
  const [choice, choose] = useReducer(bookingChoice, noChoice)
  const withoutTours = usePreselection(choose, null)
  return `${choice.projectType} ${choice.projectId} ${choice.packageId}, no tours of ${withoutTours}`
}

it('what the list of tours chose stays when the tour leaves the list', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const list = (tours: object[]) => {
    const read = { value: schemas['schedule-list'](tours), storedAt: Date.now() }
    client.setQueryData(upcomingTours().queryKey, read)
  }
  const box = document.createElement('div')
  list([tour])
  await act(async () =>
    createRoot(box).render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/site_tour?projectType=land&packageId=14']}>
          <Form />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect(box.textContent).toBe('land 3 14, no tours of null')
  await act(async () => {
    list([])
    await vi.waitFor(() => expect(box.textContent).toContain('no tours of 14'))
  })
  expect(box.textContent).toBe('land 3 14, no tours of 14')
})
