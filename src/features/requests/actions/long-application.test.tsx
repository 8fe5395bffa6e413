// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { siteConfig } from '#contract/site-config.ts'
import { actions as words } from '#src/features/requests/copy.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { allowedActions } from './allowed-actions.ts'
import { OtherWays } from './other-ways.tsx'
import { RequestActions } from './request-actions.tsx'

const REASON = 'x'.repeat(2_000)
const application = request({ kind: 'team-application', details: { firstname: 'Ada', reason: REASON } })

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

async function show(part: ReactNode): Promise<HTMLElement> {
  const page = document.createElement('main')
  await act(async () => createRoot(page).render(<MemoryRouter>{part}</MemoryRouter>))
  return page
}

it('Copy text of an application holds all of its reason', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const allowed = allowedActions(application)
  const page = await show(<RequestActions request={application} allowed={allowed} onEdit={() => undefined} />)
  const button = [...page.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(words.copy),
  )
  await act(async () => button?.click())
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(REASON))
})

it('where the phone does not let the site copy, the text is shown, selected', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const allowed = allowedActions(application)
  const page = await show(<RequestActions request={application} allowed={allowed} onEdit={() => undefined} />)
  document.body.append(page)
  const press = () =>
    act(async () =>
      [...page.querySelectorAll('button')]
        .find(({ textContent }) => textContent.startsWith(words.copy))
        ?.click(),
    )
  await press()
  const field = page.querySelector('textarea')
  expect(field?.value).toContain(REASON)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length])
  expect(document.activeElement).toBe(field)
  writeText.mockResolvedValue()
  await press()
  expect(page.querySelector('textarea')).toBeNull()
})

it('the e-mail of an application holds all of its reason; WhatsApp and SMS hold as much as they can', async () => {
  Object.assign(siteConfig, {
    whatsApp: '2348000000000',
    phone: '+2348000000000',
    hrEmail: 'hr@adbond.example',
  })
  const page = await show(<OtherWays request={application} />)
  const link = (start: string) => page.querySelector(`a[href^="${start}"]`)?.getAttribute('href')
  expect(link('mailto:')).toContain(REASON)
  expect(link('mailto:')).toContain('subject=')
  for (const start of ['https://wa.me/', 'sms:'])
    expect(link(start)).toMatch(/Reason%3A%20x{499}%E2%80%A6%0A/)
})
