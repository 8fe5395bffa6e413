/**
 * Forms that are not sent yet, saved as they are typed: one row each, for as long as any body may live (decision G15).
 */
import { promisifyRequest, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { written } from '#contract/written.ts'
import { ABSURD_AGE_MS, BODY_LIFE_MS, RECEIPT_LIFE_MS } from '#outbox/queue/lifetime.ts'

export type DraftForm = 'tour-booking' | 'team-application' | 'enquiry'

/**
 * `savedAt` and `lateAt` are ms since 1970 by this phone's clock. `id` is the name that its form gave it, by which the
 * row of the outbox knows it that took its place. Versions that gave none left it out. `lateAt`: when its 72 hours were
 * first found to be over.
 */
export type Draft = v.InferOutput<typeof draftSchema>

const draftSchema = v.object({
  savedAt: v.pipe(v.number(), v.finite()),
  fields: v.record(v.string(), v.string()),
  id: v.optional(v.string()),
  lateAt: v.optional(v.number()),
})

/**
 * A row as it stands at `now`; null when it is damaged or over. A phone whose battery was empty may wake up in another
 * year: such an age starts anew. A shorter one may come of a wrong clock as well, so a row has its 72 hours once more.
 * It ends before a receipt does, by which alone a form that was sent is known (decision 010).
 */
export function draftAt(row: unknown, now: number): Draft | null {
  const { success, output } = v.safeParse(draftSchema, row)
  if (!success) return null
  const { savedAt, lateAt } = output
  const age = now - (lateAt ?? savedAt)
  if (age < 0 || age > ABSURD_AGE_MS) return { ...output, savedAt: now, lateAt: undefined }
  if (now - savedAt >= RECEIPT_LIFE_MS) return null
  if (age < BODY_LIFE_MS) return output
  return lateAt === undefined ? { ...output, lateAt: now } : null
}

/** A busy disk takes its time to open, and Safari's may be away: what was not read would be written over (decision 170). */
const READ_AGAIN_MS = 1_000
const MOST_READS = 20

export type Drafts = {
  /** Asks a disk that does not answer up to `mostReads` times, one second apart. */
  read(form: DraftForm, mostReads?: number): Promise<Draft | null>
  /** False: the phone did not store it, so nothing may claim that it is kept. */
  save(form: DraftForm, fields: Draft['fields'], id?: string): Promise<boolean>
  /**
   * Erases the draft that stands there now, if it is one of the caller's: another tab may have typed over it. False: the
   * disk did not answer, so it may still hold something. `earlier`: what the caller wrote there before, as JSON.
   */
  eraseIf(
    form: DraftForm,
    isOurs: (fields: Draft['fields']) => boolean,
    earlier?: readonly string[],
  ): Promise<boolean>
  eraseAll(): Promise<boolean>
  /** Erases rows whose time is over, and rows that nobody can read. */
  tidy(): Promise<boolean>
}

/** The draft of one form: what it held when it was erased, and before, as JSON. Null: everything. */
export type ErasedDraft = { form: DraftForm; texts: readonly string[] } | null
export type OnErased = (erased: ErasedDraft) => void

/** Nothing here rejects: without storage, a form works as it always did. */
export function createDrafts(
  database: UseStore,
  now: () => number,
  onErased: OnErased = () => undefined,
): Drafts {
  const write = async (change: (rows: IDBObjectStore) => void | Promise<void>): Promise<boolean> => {
    try {
      await database('readwrite', async (rows) => {
        await change(rows)
        await written(rows.transaction)
      })
      return true
    } catch {
      return false // no storage, no room, or no answer; the reason may hold personal data
    }
  }
  const draftIn = async (rows: IDBObjectStore, form: IDBValidKey) =>
    draftAt(await promisifyRequest<unknown>(rows.get(form)), now())

  return {
    async read(form, mostReads = MOST_READS) {
      for (let reads = 1; ; reads += 1) {
        try {
          return await database('readonly', (rows) => draftIn(rows, form))
        } catch (error) {
          const isForbidden = error instanceof Error && error.name === 'SecurityError'
          if (isForbidden || reads === mostReads) return null
          await new Promise((again) => setTimeout(again, READ_AGAIN_MS))
        }
      }
    },
    save: (form, fields, id) => write((rows) => void rows.put({ savedAt: now(), fields, id }, form)),
    async eraseIf(form, isOurs, earlier = []) {
      let text: string | null = null
      const isDone = await write(async (rows) => {
        const draft = await draftIn(rows, form)
        if (draft && isOurs(draft.fields)) text = JSON.stringify(draft.fields)
        if (draft === null || text !== null) rows.delete(form)
      })
      if (isDone && text !== null) onErased({ form, texts: [text, ...earlier] })
      return isDone
    },
    async eraseAll() {
      const isDone = await write((rows) => void rows.clear())
      if (isDone) onErased(null)
      return isDone
    },
    tidy: () =>
      write(async (rows) => {
        for (const form of await promisifyRequest(rows.getAllKeys())) {
          const draft = await draftIn(rows, form)
          if (draft) rows.put(draft, form)
          else rows.delete(form)
        }
      }),
  }
}
