// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
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

it('lets no press send the form before React hears it: a browser without dialogs would do that itself', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (
    <form onSubmit={sent}>
      <SubmitPart words={words} icon="" missing={[]} isSending={false} />
    </form>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(form)
  const byItself = vi.fn((event: Event) => event.preventDefault())
  place.addEventListener('submit', byItself)
  const press = () => act(async () => place.querySelector('button')?.click())

  await press()
  expect(byItself).not.toHaveBeenCalled()
  expect(place.querySelector('[type=submit]'), 'Enter looks for one').toBeNull()
  const root = await act(async () => hydrateRoot(place, form))
  await press()
  expect(sent).toHaveBeenCalledOnce()
  await act(async () => root.render(form))
  await press()
  expect(sent, 'drawn again').toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
})
