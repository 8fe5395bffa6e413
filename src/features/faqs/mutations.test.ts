import { expect, it, vi } from 'vitest'
import { openEnquiryDraft } from './mutations.ts'

const line = vi.hoisted(() => ({ losses: 1 }))
vi.mock('#outbox/drafts/site-drafts.ts', () => {
  line.losses -= 1
  if (line.losses >= 0) throw new TypeError('Failed to fetch dynamically imported module')
  return { draftKeeper: (form: string) => `keeper of ${form}` }
})

it('the draft of an enquiry is opened where the line lost the code that keeps it once', async () => {
  expect(await openEnquiryDraft()).toBe('keeper of enquiry')
})
