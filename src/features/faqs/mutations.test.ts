import { afterEach, expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
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
  for (let tries = 0; tries < 2; tries += 1) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
  line.isLost = false
  reachable.tell()
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(opened).resolves.toBe('keeper of enquiry')
})
