// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { entryOf } from './changes-since-saved.ts'
import { ShareShortlist } from './share-shortlist.tsx'

it('a second press while the share sheet opens copies no list', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  const entry = entryOf(samplePackage(), 'land', 1)
  await act(async () => root.render(<ShareShortlist shared={[{ entry, known: null }]} />))
  const share = vi.fn().mockRejectedValue(new DOMException('open', 'InvalidStateError'))
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  await act(async () => box.querySelector('button')?.click())
  expect(share.mock.lastCall?.[0].text).toContain(samplePackage().name)
  expect(writeText).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
