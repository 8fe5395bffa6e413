// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { noContact } from '#src/features/tours/booking/contact.ts'
import { ContactFields } from './contact-fields.tsx'

const ABROAD = 'From abroad: + and the country code.'

test.each([
  ['0803 123 4567', 'We will call +2348031234567.'],
  ['+44 20 7946 0958', 'We will call +442079460958.'],
  ['01 271 2345', `We will call +23412712345. ${ABROAD}`],
  ['020 7946 0958', `We will call +2342079460958. ${ABROAD}`],
  ['04 123 4567', `We will call +23441234567. ${ABROAD}`],
  ['07911 123456', `Please check this number. In Nigeria: 0803 123 4567. ${ABROAD}`],
])('%s: %s', async (phoneNumber, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const contact = { ...noContact, phoneNumber }
  await act(async () => root.render(<ContactFields contact={contact} errors={{}} onType={() => undefined} />))
  const field = page.querySelector<HTMLInputElement>('[name=phoneNumber]')
  await act(async () => field?.focus())
  await act(async () => field?.blur())
  expect(page.querySelector('.grid > span:not(.invisible)')?.textContent).toBe(said)
  await act(async () => root.unmount())
  page.remove()
})
