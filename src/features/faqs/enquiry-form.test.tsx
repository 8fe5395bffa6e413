// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { type Enquiry, enquiryMail, enquiryText } from './enquiry.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryReady } from './enquiry-ready.tsx'
import { help } from './page-copy.ts'

vi.mock('./mutations.ts', () => ({ openEnquiryDraft: () => new Promise(() => undefined) }))

const TO = 'sales@adbond.example'
const ADA: Enquiry = {
  ...{ firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', location: 'Lagos' },
  message: 'Is plot 7 free?',
}

it('a message that is corrected has to be opened anew, and then holds the correction', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const opened = vi.spyOn(location, 'assign').mockReturnValue()
  const page = document.body.appendChild(document.createElement('main'))
  await act(async () => createRoot(page).render(<EnquiryForm to={TO} />))
  const type = (name: string, text: string) =>
    act(async () => {
      const field = page.querySelector<HTMLInputElement>(`[name=${name}]`)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const submit = () => act(async () => page.querySelector<HTMLElement>('[type=submit]')?.click())
  const again = () => page.querySelector('[role=status] a')?.getAttribute('href')

  for (const [name, text] of Object.entries(ADA)) await type(name, text)
  await submit()
  expect(again()).toBe(enquiryMail(ADA, TO))

  const corrected = { ...ADA, message: 'Is plot 8 free?' }
  await type('message', corrected.message)
  expect(page.textContent).not.toContain(help.openAgain)
  expect(page.textContent).not.toContain(help.copy)
  await submit()
  expect(again()).toBe(enquiryMail(corrected, TO))
  expect(opened).toHaveBeenLastCalledWith(enquiryMail(corrected, TO))
})

it('a message that the phone does not let the site copy is shown, selected', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const page = document.body.appendChild(document.createElement('main'))
  const ready = <EnquiryReady enquiry={ADA} to={TO} onSent={() => undefined} />
  await act(async () => createRoot(page).render(ready))
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === help.copy)
  await act(async () => button?.click())
  const field = page.querySelector('textarea')
  expect(field?.value).toBe(enquiryText(ADA))
  expect(document.activeElement).toBe(field)
  expect(field?.selectionEnd).toBe(field?.value.length)
})
