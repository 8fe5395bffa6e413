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

it('the age of what is read grows while the page stands, and is not said aloud each time', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="${CONNECTION_CONTAINER}"></div>`
  const root = createRoot(document.createElement('div'))
  connectionTruth.set('offline')
  oldestRead.set(Date.now() - 2 * 60_000)
  await act(async () => root.render(<ConnectionBar />))
  const age = document.querySelector('p span')
  expect(age?.textContent).toBe(copy.readingSavedAt('2 minutes ago'))
  await act(async () => vi.advanceTimersByTimeAsync(3 * 60_000))
  expect(age?.textContent).toBe(copy.readingSavedAt('5 minutes ago'))
  expect(age?.getAttribute('aria-live')).toBe('off')
  await act(async () => root.unmount())
  vi.useRealTimers()
})
