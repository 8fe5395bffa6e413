/**
 * What was made for another API than this build's. Its numbers may name other tours there, so it goes out only as its
 * person decides (decision 182).
 */
import { urlOf } from '#contract/addresses/url.ts'
import { elsewhere as words } from '#outbox/copy.ts'
import type { Entry } from '#outbox/entry.ts'
import type { OutboxConfig } from '#outbox/ports.ts'
import { isAlreadyReceived } from '#outbox/waiting.ts'
import type { EntryStore } from './store.ts'
import type { Table } from './table.ts'

type Here = Pick<OutboxConfig, 'apiBase'>

/** An owner may write the same API in another way, or move it to the site's own origin. */
const formOf = (base: string): string =>
  urlOf(base, globalThis.location?.origin)?.href.replace(/\/+$/, '') ?? base

/** What its own build is sending at this moment is left to it. */
export function isElsewhere(entry: Entry, { apiBase }: Here): boolean {
  if (entry.apiBase === null || entry.apiBase === apiBase) return false
  if (entry.body === null || entry.state === 'sending' || isAlreadyReceived(entry)) return false
  return formOf(entry.apiBase) !== formOf(apiBase)
}

/**
 * The entries as this build may treat them. On the disk such a row stays what it was. No build knows which is the newer
 * one, and a page or a worker of its own may still send it.
 */
export function seenFrom(here: Here, store: EntryStore): EntryStore {
  const seen = (table: Table): Table => ({
    ...table,
    entries: table.entries.map((entry) => (isElsewhere(entry, here) ? forItsPerson(entry) : entry)),
  })
  const asItWas = (after: Entry, { entries }: Table): Entry => {
    const before = entries.find(({ id }) => id === after.id)
    if (!before || !isElsewhere(before, here) || !isElsewhere(after, here)) return after
    const { state, message, fieldErrors, lastStatus } = before
    return { ...after, state, message, fieldErrors, lastStatus }
  }
  return {
    transact: (decide) =>
      store.transact((table) => {
        const { put = [], ...rest } = decide(seen(table))
        return { ...rest, put: put.map((entry) => asItWas(entry, table)) }
      }),
    async read() {
      const { result, problem } = await store.read()
      return { result: seen(result), problem }
    },
  }
}

function forItsPerson(entry: Entry): Entry {
  if (entry.mayHaveArrived) return { ...entry, state: 'unsure' }
  return { ...entry, state: 'refused', message: words[entry.kind], fieldErrors: {}, lastStatus: null }
}
