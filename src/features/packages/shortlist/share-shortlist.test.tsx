// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { entryOf } from './changes-since-saved.ts'
import { ShareShortlist } from './share-shortlist.tsx'

async function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const entry = entryOf(samplePackage(), 'land', 1)
  await act(async () => root.render(<ShareShortlist shared={[{ entry, known: null }]} />))
  const press = () => act(async () => box.querySelector('button')?.click())
  return { box, press, leave: () => act(async () => root.unmount()).then(() => box.remove()) }
}

it('a second press while the share sheet opens copies no list', async () => {
  const { press, leave } = await open()
  const share = vi.fn().mockRejectedValue(new DOMException('open', 'InvalidStateError'))
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  await press()
  expect(share.mock.lastCall?.[0].text).toContain(samplePackage().name)
  expect(writeText).not.toHaveBeenCalled()
  await leave()
})

it('a phone that neither shares nor lets the site copy shows the list, selected, until it can', async () => {
  const { box, press, leave } = await open()
  const writeText = vi.fn(async (_text: string) => undefined).mockRejectedValueOnce(new Error('refused'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press()
  const field = box.querySelector('textarea')
  expect(field?.value).toContain(samplePackage().name)
  expect(document.activeElement).toBe(field)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length])
  await press()
  expect(box.querySelector('textarea')).toBeNull()
  await leave()
})
