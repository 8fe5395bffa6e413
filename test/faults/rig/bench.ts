/**
 * A page of the test's own, on the site's origin: the site's outbox with its triggers, and nothing to fill in. Bundled
 * by `bench-page.ts`.
 */
import type { Entry } from '#outbox/entry.ts'
import { startTriggers } from '#outbox/queue/triggers.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import type { BookingBody } from '../loads/book.ts'

export type Kept = Pick<Entry, 'id' | 'label' | 'state' | 'attempts'> & { hasBody: boolean }

export type Bench = {
  /** Resolves once the request is on the disk, whatever becomes of it; `label` identifies it afterwards. */
  submit: (label: string, body: BookingBody) => Promise<void>
  list: () => Promise<Kept[]>
}

const outbox = siteOutbox()

const list = async (): Promise<Kept[]> =>
  (await outbox.list()).entries.map(({ id, label, state, attempts, body }) => ({
    id,
    label,
    state,
    attempts,
    hasBody: body !== null,
  }))

/** Bypasses the outbox, which also lists entries that live in this page only. */
const labelsOnDisk = () =>
  new Promise<string[]>((resolve, reject) => {
    const open = indexedDB.open('adbond-outbox')
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      const all = open.result.transaction('entries').objectStore('entries').getAll()
      all.onerror = () => reject(all.error)
      all.onsuccess = () => {
        open.result.close()
        resolve(all.result.map((row: { label: string }) => row.label))
      }
    }
  })

const bench: Bench = {
  list,
  submit: (label, body) =>
    new Promise((resolve, reject) => {
      const unsubscribe = outbox.subscribe(async () => {
        if (!(await labelsOnDisk()).includes(label)) return
        unsubscribe()
        resolve()
      })
      outbox.submit({ kind: 'tour-booking', label, body }).catch(reject)
    }),
}

Object.assign(window, { bench })
startTriggers(outbox, { window, document, onAnswerAgain: () => () => {}, now: () => Date.now() })
