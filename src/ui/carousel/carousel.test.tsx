// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { MediaCarousel } from './carousel.tsx'
import { useAutoplay } from './use-autoplay.ts'

vi.mock('./use-autoplay.ts', () => ({ useAutoplay: vi.fn() }))

test('slides that are told nothing else take 4000 ms each (spec §9)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () => root.render(<MediaCarousel media={[]} alt="Estate" sizes="1px" />))
  expect(useAutoplay).toHaveBeenLastCalledWith(expect.any(Boolean), 4_000, expect.any(Function))
  await act(async () => root.unmount())
})
