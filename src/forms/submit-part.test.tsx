// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SubmitPart } from './submit-part.tsx'

const words = { submit: 'Book', submitting: 'Sending…', notYet: '', privacy: '' }
const SILENT = 'Saved on this phone.'

it('says what is true of a request whose answer does not come for eight seconds, until it comes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const place = document.createElement('div')
  const root = createRoot(place)
  const said = () => place.querySelector('[role=status]')?.textContent
  const show = (isSending: boolean) =>
    act(async () =>
      root.render(<SubmitPart words={words} icon="" missing={[]} {...{ isSending }} silent={SILENT} />),
    )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  await show(false)
  await pass(60_000)
  expect(said(), 'at rest').toBe('')
  await show(true)
  await pass(7_900)
  expect(said(), 'a line that is only slow').toBe('')
  await pass(200)
  expect(said()).toBe(SILENT)
  await show(false)
  expect(said(), 'the answer has come').toBe('')
  await show(true)
  expect(said(), 'the next one begins anew').toBe('')
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('whose form waits says so, and is no more ready than with a gap', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (missing: string[], waits?: string) =>
    act(async () =>
      root.render(<SubmitPart words={{ ...words, waits }} icon="" missing={missing} isSending={false} />),
    )
  const seen = () => [
    place.querySelector('.small-print')?.textContent,
    place.querySelector('button')?.getAttribute('aria-disabled'),
  ]
  await show([], 'Still loading.')
  expect(seen()).toEqual(['Still loading.', 'true'])
  await show(['Email'], 'Still loading.')
  expect(seen()).toEqual(['Still missing: email.', 'true'])
  await show([])
  expect(seen()).toEqual(['', 'false'])
  await act(async () => root.unmount())
})
