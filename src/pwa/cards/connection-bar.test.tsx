// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { connectionTruth } from '#src/pwa/connection/connection.ts'
import { CONNECTION_CONTAINER } from '#src/pwa/connection/connection-container.ts'
import { oldestRead } from '#src/pwa/connection/oldest-read.ts'
import { copy } from '#src/pwa/copy.ts'
import { translate } from '#src/ui/translated-for-tests.ts'
import { ConnectionBar } from './connection-bar.tsx'

it('a translated connection bar tells the new age, and nothing while nothing is there to read', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  container.id = CONNECTION_CONTAINER
  const root = createRoot(document.createElement('div'))
  connectionTruth.set('offline')
  oldestRead.set(Date.now() - 2 * 3_600_000)
  await act(async () => root.render(<ConnectionBar />))
  translate(container)
  expect(container.textContent).toBe(`${copy.line.offline} ${copy.readingSavedAt('2 hours ago')}`)

  await act(async () => oldestRead.set(Date.now()))
  expect(container.textContent).toBe(`${copy.line.offline} ${copy.readingSaved}`)
  translate(container)
  await act(async () => oldestRead.set('awaited'))
  expect(container.textContent?.trim()).toBe(copy.line.offline)
  await act(async () => root.unmount())
})
