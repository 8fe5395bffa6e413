// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { MediaFile } from '#contract/records/package.ts'
import { PackageShowcase } from './package-showcase.tsx'

const picture = (url: string): MediaFile => ({ fileType: 'image', url, description: '', filename: '' })

it('a picture that comes twice stands twice, and nothing stays of it when it comes once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const box = document.body.appendChild(document.createElement('main'))
  const root = createRoot(box)
  const show = async (...urls: string[]) => {
    await act(async () => root.render(<PackageShowcase media={urls.map(picture)} alt="Moniya" />))
    return box.querySelectorAll('.thumb')
  }
  expect(await show('/a.jpg', '/b.jpg', '/a.jpg')).toHaveLength(3)
  expect(await show('/b.jpg', '/a.jpg')).toHaveLength(2)
  expect(complaints, 'React names lists whose keys collide').not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
