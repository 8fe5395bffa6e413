import { createDatabase } from '#outbox/storage/database.ts'
import { createDrafts, type Draft, type DraftForm, type Drafts, type OnErased } from './drafts.ts'

const PLACE = { name: 'adbond-drafts', table: 'drafts' }

let opened: { drafts: Drafts; listeners: Set<OnErased> } | undefined

/** The only store of half-filled forms on this page. It hears of what other pages erase. */
function open() {
  if (opened) return opened
  const listeners = new Set<OnErased>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(PLACE.name)
  channel?.addEventListener('message', ({ data }) => {
    for (const listener of listeners) listener(data)
  })
  const tellOthers: OnErased = (erased) => channel?.postMessage(erased)
  opened = {
    drafts: createDrafts(createDatabase(undefined, PLACE), () => Date.now(), tellOthers),
    listeners,
  }
  return opened
}

export const siteDrafts = (): Drafts => open().drafts

/** The part of it that one form needs. */
export const draftKeeper = (form: DraftForm) => ({
  read: (mostReads?: number) => siteDrafts().read(form, mostReads),
  save: (fields: Draft['fields'], id?: string) => siteDrafts().save(form, fields, id),
  eraseIf: (isOurs: (fields: Draft['fields']) => boolean, earlier?: readonly string[]) =>
    siteDrafts().eraseIf(form, isOurs, earlier),
  onErased(listener: (texts: readonly string[] | null) => void): () => void {
    const { listeners } = open()
    const hear: OnErased = (erased) => {
      if (erased === null || erased.form === form) listener(erased ? erased.texts : null)
    }
    listeners.add(hear)
    return () => listeners.delete(hear)
  },
})
