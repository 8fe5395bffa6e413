// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { ProjectSection } from './project-section.tsx'

vi.mock('./package-card.tsx', () => ({
  PackageCard: ({ pkg }: { pkg: { name: string } }) => (
    <>
      <div>
        {/** biome-ignore lint/a11y/useAnchorContent: the link of a picture, for the pointer alone */}
        <a href="/" tabIndex={-1} aria-hidden />
      </div>
      <a href="/">{pkg.name}</a>
    </>
  ),
}))
vi.mock('#src/features/packages/package-state.ts', () => ({
  packagesOfProject: () =>
    Array.from({ length: 30 }, (_, at) => samplePackage({ id: String(at + 1), name: `Plot ${at + 1}` })),
}))

it('brings the first package that a press adds into view, with the focus, once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const brought: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    brought.push([this.textContent, how])
  })
  const data = [{ id: 1, name: 'Estate', packages: [] }]
  const project = schemas['project-page']({ data, page: 1, perPage: 1, pages: 1, total: 1 }).data[0]
  if (!project) throw new Error('No project')
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ProjectSection project={project} type="land" today="2026-11-30" storedAt={0} cards={4} />
      </MemoryRouter>,
    ),
  )
  expect(brought).toEqual([])
  await act(async () => page.querySelector('button')?.click())
  await act(() => vi.waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(30)))
  expect(document.activeElement?.textContent).toBe('Plot 5')
  expect(brought).toEqual([['Plot 5', { block: 'nearest', inline: 'start', behavior: 'instant' }]])
  await act(async () => root.unmount())
  page.remove()
})
