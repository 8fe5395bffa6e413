import { afterEach, expect, it, vi } from 'vitest'
import { openEnquiryDraft } from './mutations.ts'

const line = vi.hoisted(() => ({ isLost: true }))
vi.mock('#outbox/drafts/site-drafts.ts', () => {
  if (line.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return { draftKeeper: (form: string) => `keeper of ${form}` }
})

afterEach(() => void vi.useRealTimers())

it('the draft of an enquiry is opened later where the line lost the code that keeps it', async () => {
  vi.useFakeTimers()
  const opened = openEnquiryDraft()
  opened.catch(() => undefined)
  await vi.dynamicImportSettled()
  line.isLost = false
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(opened).resolves.toBe('keeper of enquiry')
})
