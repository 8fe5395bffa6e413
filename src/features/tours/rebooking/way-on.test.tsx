// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { takeDraft } from '#src/forms/dirty-forms.ts'
import { WayOn } from './way-on.tsx'

const person = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', phoneNumber: '+2348031234567' }
const refused = {
  id: 'a',
  kind: 'tour-booking',
  state: 'refused',
  mayHaveArrived: false,
  followsDoubt: false,
  body: person,
}

it.each([
  ['to the form, with the person', '/requests', '/tours', { ...person, refusedId: 'a' }],
  ['nowhere once its screen was left, and hands nothing over', '/lands', '/lands', undefined],
])('the way on from a refused booking leads %s', async (_, then, end, handed) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let answer = (_: never) => {}
  vi.spyOn(siteOutbox(), 'list').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  history.pushState(null, '', '/requests')
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const link = <WayOn id="a" label="Other tours" address="/tours" className="" icon="" />
  await act(async () => root.render(<BrowserRouter>{link}</BrowserRouter>))
  await act(async () => document.querySelector('button')?.click())
  history.pushState(null, '', then)
  await act(async () => {
    answer({ entries: [refused] } as never)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect([location.pathname, takeDraft('tour-booking')]).toEqual([end, handed])
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
