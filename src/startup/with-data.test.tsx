// @vitest-environment happy-dom
import { nextTick } from 'node:process'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { sectionForReader } from './with-data.tsx'

vi.mock('#src/device/reader-engaged.ts', () => ({ readerEngaged: Promise.resolve() }))

it('what waits for a reader is asked for in tasks of its own: together it was one long one', async () => {
  const order: string[] = []
  const sectionOf = (name: string) =>
    sectionForReader(async () => {
      order.push(name)
      nextTick(() => order.push('end of a task'))
      return () => name
    })
  const [Form, Search] = [sectionOf('form'), sectionOf('search')]
  const root = createRoot(document.createElement('div'))
  const screen = (
    <>
      <Suspense>
        <Form />
      </Suspense>
      <Suspense>
        <Search />
      </Suspense>
    </>
  )
  root.render(screen)
  await vi.waitFor(() => expect(order).toHaveLength(4))
  expect(order).toEqual(['form', 'end of a task', 'search', 'end of a task'])
  root.unmount()
})
