import { createDatabase } from '#outbox/storage/database.ts'
import { createDrafts, type DraftForm, type Drafts } from './drafts.ts'

const PLACE = { name: 'adbond-drafts', table: 'drafts' }

let opened: Drafts | undefined

/** The one store of half-filled forms of this page. */
export function siteDrafts(): Drafts {
  opened ??= createDrafts(createDatabase(undefined, PLACE), () => Date.now())
  return opened
}

/** What one form needs of it. */
export const draftKeeper = (form: DraftForm) => ({
  read: () => siteDrafts().read(form),
  save: (fields: Record<string, string>) => siteDrafts().save(form, fields),
  erase: () => siteDrafts().erase(form),
})
