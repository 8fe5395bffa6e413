// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteDrafts } from '#outbox/drafts/site-drafts.ts'
import type { Entry, EntryState } from '#outbox/entry.ts'
import { copy } from '#src/pwa/copy.ts'
import { toast } from '#src/ui/toast.ts'
import { noteUnderWay, tellOutcomes, watchOutbox } from './outbox-watch.ts'

vi.mock('#src/ui/toast.ts', () => ({ toast: { success: vi.fn(), warning: vi.fn() } }))

const entry = (state: EntryState) => ({ id: 'a', kind: 'tour-booking', state }) as Entry

/** What the person is told while one entry goes through these states. */
function told(states: EntryState[]): unknown[] {
  const waited = new Set<string>()
  for (const state of states) tellOutcomes([entry(state)], waited)
  return [...vi.mocked(toast.success).mock.calls, ...vi.mocked(toast.warning).mock.calls].map(
    ([text]) => text,
  )
}

beforeEach(() => void vi.clearAllMocks())

describe('what became of a request that waited', () => {
  it('is told once it has arrived, and once only', () => {
    expect(told(['queued', 'sending', 'delivered', 'delivered'])).toEqual([copy.arrived['tour-booking']])
  })

  it('is told when the API refused it or its answer is unsure', () => {
    expect(told(['queued', 'sending', 'refused'])).toEqual([copy.needsYou])
    expect(told(['queued', 'unsure'])).toEqual([copy.needsYou, copy.inDoubt])
  })

  it.each(['refused', 'expired'] as const)('is not called unsent where it may have arrived: %s', (state) => {
    tellOutcomes([{ ...entry(state), mayHaveArrived: true }], new Set(['a']))
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith(copy.inDoubt)
  })

  it('is told when the page that was sending it has ended', () => {
    const waited = new Set<string>()
    noteUnderWay([entry('sending')], waited, Number.POSITIVE_INFINITY)
    tellOutcomes([entry('delivered')], waited)
    expect(toast.success).toHaveBeenCalledOnce()
  })

  it('is told at each visit when it was made for another API and only its person can send it', () => {
    const waited = new Set<string>()
    const elsewhere = { apiBase: 'https://api.example.com/api/v2', body: {}, settledAt: null }
    const refused = { ...entry('refused'), ...elsewhere } as Entry
    const others: Partial<Entry>[] = [{ apiBase: null }, { settledAt: 1 }, { state: 'unsure' }]
    const entries = [refused, ...others.map((other, id) => ({ ...refused, id: `${id}`, ...other }) as Entry)]
    noteUnderWay(entries, waited, Number.POSITIVE_INFINITY)
    tellOutcomes(entries, waited)
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith(copy.needsYou)
  })

  it.each<[EntryState, string]>([
    ['unsure', copy.inDoubt],
    ['refused', copy.needsYou],
    ['expired', copy.needsYou],
    ['delivered', copy.arrived['tour-booking']],
  ])('is told by the next page when the worker settled it after the last one: %s', (state, words) => {
    const waited = new Set<string>()
    const rows = [2_001, 1_999].map((settledAt) => ({ ...entry(state), id: `${settledAt}`, settledAt }))
    noteUnderWay(rows, waited, 2_000)
    tellOutcomes(rows, waited)
    expect([...vi.mocked(toast.success).mock.calls, ...vi.mocked(toast.warning).mock.calls]).toEqual([
      state === 'delivered' ? [words, expect.anything()] : [words],
    ])
  })

  it('is left to the form when the first attempt settled it', () => {
    expect(told(['sending', 'delivered'])).toEqual([])
  })
})

it('a half-filled form is erased after its time on a page that is never loaded again', async () => {
  const hours = 3_600_000
  const drafts = siteDrafts()
  const isThere = async () => (await drafts.read('enquiry')) !== null
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  await drafts.save('enquiry', { firstname: 'Ada' })
  watchOutbox()
  await isThere()
  for (const _ of ['over', 'over once more']) {
    expect(await isThere()).toBe(true)
    vi.setSystemTime(Date.now() + 73 * hours)
    document.dispatchEvent(new Event('visibilitychange'))
    await isThere()
  }
  vi.setSystemTime(Date.now() - 73 * hours) // a row that is over is not given out either
  expect(await isThere()).toBe(false)
  vi.useRealTimers()
})
