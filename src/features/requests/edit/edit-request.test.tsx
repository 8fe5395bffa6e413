// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { editing as words } from '#src/features/requests/copy.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
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
