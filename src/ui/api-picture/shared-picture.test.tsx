// @vitest-environment happy-dom
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiPicture } from './api-picture.tsx'
import { GrownPicture, SharedPicture } from './shared-picture.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['A list', SharedPicture],
  ['The page of a record', GrownPicture],
])('%s is drawn before its pictures have come', async (_, Around) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }) // React would go on without them after a while
  HTMLImageElement.prototype.decode ??= async () => undefined
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined))
  const page = document.body.appendChild(document.createElement('main'))
  const isDrawn = new Promise((resolve) => new MutationObserver(resolve).observe(page, { childList: true }))
  const root = createRoot(page)
  startTransition(() =>
    root.render(
      <Around>
        <ApiPicture src="/media/1.webp" alt="The estate" sizes="1px" width={4} height={3} priority />
      </Around>,
    ),
  )
  await isDrawn
  expect(page.querySelector('img')?.alt).toBe('The estate')
})
