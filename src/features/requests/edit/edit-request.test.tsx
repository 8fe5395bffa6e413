// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { editAnyway, editing as words } from '#src/features/requests/copy.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { noteDraft } from '#src/forms/dirty-forms.ts'
import { translate } from '#src/ui/translated-for-tests.ts'
import { EditRequest } from './edit-request.tsx'

const sent = vi.hoisted(() => ({ end: () => undefined as unknown }))
vi.mock('#src/features/requests/actions/act-and-tell.ts', () => ({
  changeAndTell: () =>
    new Promise((resolve) => {
      sent.end = () => resolve(null)
    }),
}))

it('the button of a translated page says that it saves, and then that it can be pressed again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const booking = request()
  await act(async () =>
    root.render(
      <EditRequest
        request={booking}
        details={booking.details ?? {}}
        isRisky={false}
        onClose={() => undefined}
      />,
    ),
  )
  const button = () => page.querySelector<HTMLElement>('[type=submit]')
  expect(button()?.textContent).toBe(words.save)
  translate(page)
  await act(async () => button()?.click())
  expect(button()?.textContent).toBe(words.saving)
  translate(page)
  await act(async () => void sent.end())
  expect(button()?.textContent).toBe(words.save)
  await act(async () => root.unmount())
})

const details = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', location: 'Jos', reason: 'x' }
const inDoubt = { kind: 'team-application', state: 'unsure', mayHaveArrived: true, details } as const

it.each([
  [
    'asks whether a second one may go out, if its e-mail is another',
    inDoubt,
    { email: 'obi@example.com' },
    editAnyway.text,
  ],
  ['asks nothing, if its e-mail is the same as sent', inDoubt, { email: ' Ada@Example.com ' }, null],
  ['asks nothing, if only other details are', inDoubt, { location: 'Uyo' }, null],
  [
    'asks nothing, if it cannot have arrived',
    { ...inDoubt, mayHaveArrived: false },
    { email: 'obi@example.com' },
    null,
  ],
  [
    'asks nothing, if only another API may have it',
    { ...inDoubt, isElsewhere: true },
    { email: 'obi@example.com' },
    null,
  ],
])('before it saves an application in doubt, the form %s', async (_, change, typed, asked) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const application = request(change)
  noteDraft(`edit-${application.id}`, { ...details, ...typed })
  const form = (
    <EditRequest request={application} details={details} isRisky={false} onClose={() => undefined} />
  )
  await act(async () => root.render(form))
  await act(async () => page.querySelector<HTMLElement>('[type=submit]')?.click())
  const dialog = page.querySelector('dialog')
  expect(dialog?.querySelector('p')?.textContent ?? null).toBe(asked)
  if (dialog) expect(dialog.textContent).toContain(editAnyway.confirm)
  await act(async () => root.unmount())
  noteDraft(`edit-${application.id}`, null)
  page.remove()
})
