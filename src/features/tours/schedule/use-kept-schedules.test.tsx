// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PROJECT_TYPE_IDS, type ProjectTypeSlug } from '#contract/endpoints.ts'
import { chooseDataSaver } from '#src/device/later/choose-data-saver.ts'
import { useKeptSchedules } from './use-kept-schedules.ts'

function Package({ line }: { line: ProjectTypeSlug }) {
  useKeptSchedules({ projectType: line, projectId: '3', packageId: '14' })
  return null
}

it('keeps the schedules of a package that a reader stays with, and none while the data saver is on', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://site.test').searchParams.get('projectTypeId'))
    return Response.error()
  })
  window.dispatchEvent(new Event('keydown')) // somebody is here
  const client = new QueryClient()
  const visit = async (line: ProjectTypeSlug) => {
    const root = createRoot(document.createElement('div'))
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Package line={line} />
        </QueryClientProvider>,
      ),
    )
    return () => act(async () => root.unmount())
  }

  chooseDataSaver(true)
  const leave = await visit('land')
  await leave()
  chooseDataSaver(false)
  const leaveAgain = await visit('agro')
  await vi.waitFor(() => expect(asked).not.toEqual([]))
  await leaveAgain()
  expect(asked).toEqual([String(PROJECT_TYPE_IDS.agro)])
})
