// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { pending as words } from './copy.ts'
import type { ApplicationOnPhone } from './mutations.ts'
import { PendingApplication } from './pending-application.tsx'

const onPhone = vi.hoisted(() => ({ all: [] as ApplicationOnPhone[] }))
vi.mock('./use-applications-on-phone.ts', () => ({ useApplicationsOnPhone: () => onPhone.all }))

const refused: ApplicationOnPhone = {
  id: 'a',
  state: 'refused',
  attempts: 1,
  settledAt: Date.now(),
  isSaved: true,
  waitingFor: null,
  mayHaveArrived: false,
  isElsewhere: false,
}

it.each<[string, Partial<ApplicationOnPhone>, string | null, string]>([
  ['that was refused', {}, null, words.refused],
  ['that was refused, and is in the form', {}, 'a', ''],
  [
    'that was refused after a try that may have arrived',
    { mayHaveArrived: true },
    null,
    words.refusedInDoubt,
  ],
  ['… also while it is in the form', { mayHaveArrived: true }, 'a', words.refusedInDoubt],
  ['for another API', { isElsewhere: true, mayHaveArrived: true }, null, words.elsewhere],
])('above the form, an application %s is told as what it is', async (_, change, inForm, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onPhone.all = [{ ...refused, ...change }]
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <PendingApplication isSending={false} inForm={inForm} told={null} />
      </BrowserRouter>,
    ),
  )
  expect(document.querySelector('main [role=status]')?.textContent ?? '').toBe(said)
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
