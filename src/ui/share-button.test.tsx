// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the person closed the sheet', 'nothing is copied', 'AbortError', 0],
  ['a sheet is opening already', 'nothing is copied', 'InvalidStateError', 0],
  ['the phone refuses', 'the link is copied', 'NotAllowedError', 1],
])('where %s, %s', async (_, _then, name, copies) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<ShareButton title="Moniya" />))
  const share = vi.fn().mockRejectedValue(new DOMException('no', name))
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  await act(async () => box.querySelector('button')?.click())
  expect(share).toHaveBeenCalledWith({ title: 'Moniya', url: location.href })
  expect(writeText).toHaveBeenCalledTimes(copies)
  await act(async () => root.unmount())
})
