// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { translate } from '#src/ui/translated-for-tests.ts'
import { SteadyNote } from './steady-note.tsx'

it('a note that takes the place of another is said aloud, also on a translated page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const show = (shown: string) =>
    act(async () => root.render(<SteadyNote notes={['With its code', 'Please check']} shown={shown} />))
  const said = () => page.querySelector('[aria-live=polite]')?.textContent
  await show('With its code')
  const place = page.querySelector('[aria-live=polite]')
  expect(said()).toBe('With its code')
  translate(page)
  await show('Please check')
  expect(said()).toBe('Please check')
  expect(page.querySelector('[aria-live=polite]'), 'the place was there before').toBe(place)
  await act(async () => root.unmount())
})
