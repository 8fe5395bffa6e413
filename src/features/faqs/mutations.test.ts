import { afterEach, expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { openEnquiryDraft } from './mutations.ts'

const line = vi.hoisted(() => ({ losses: 2 }))
vi.mock('#outbox/drafts/site-drafts.ts', () => {
  line.losses -= 1
  if (line.losses >= 0) throw new TypeError('Failed to fetch dynamically imported module')
  return { draftKeeper: (form: string) => `keeper of ${form}` }
})

afterEach(() => void vi.useRealTimers())

it('the draft of an enquiry is opened later where the line lost the code that keeps it', async () => {
  vi.useFakeTimers()
  const opened = openEnquiryDraft()
  await vi.waitFor(() => expect(line.losses).toBe(0))
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  reachable.tell()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(opened).resolves.toBe('keeper of enquiry')
})
