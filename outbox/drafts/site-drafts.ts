import { createDatabase } from '#outbox/storage/database.ts'
import { createDrafts, type Draft, type DraftForm, type Drafts } from './drafts.ts'

const PLACE = { name: 'adbond-drafts', table: 'drafts' }

let opened: Drafts | undefined

/** The only store of half-filled forms on this page. */
export function siteDrafts(): Drafts {
  opened ??= createDrafts(createDatabase(undefined, PLACE), () => Date.now())
  return opened
}

/** The part of it that one form needs. */
export const draftKeeper = (form: DraftForm) => ({
  read: () => siteDrafts().read(form),
  save: (fields: Draft['fields']) => siteDrafts().save(form, fields),
  eraseIf: (isOurs: (fields: Draft['fields']) => boolean) => siteDrafts().eraseIf(form, isOurs),
})
