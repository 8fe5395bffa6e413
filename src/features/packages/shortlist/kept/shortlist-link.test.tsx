// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { entryOf } from '#src/features/packages/shortlist/changes-since-saved.ts'
import { translate } from '#src/ui/translated-for-tests.ts'
import { shortlist } from './shortlist.ts'
import { ShortlistLink } from './shortlist-link.tsx'

it('the link of a translated page says how many are saved now', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('main')
  const root = createRoot(page)
  const save = (id: string) =>
    act(async () => void shortlist.save(entryOf(samplePackage({ id }), 'land', Number(id))))
  await save('7')
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ShortlistLink />
      </MemoryRouter>,
    ),
  )
  translate(page)
  await save('8')
  expect(page.textContent).toContain('2')
  await act(async () => root.unmount())
})
