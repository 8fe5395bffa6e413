import { siteDrafts } from '#outbox/drafts/site-drafts.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { dropCarried } from '#src/forms/dirty-forms.ts'

/**
 * Erases everything, receipts and half-filled forms included. `isErased` false: the storage did not answer, so it may
 * still hold something. `underWay`: the ids of what was being sent at that moment.
 */
export async function eraseEverything(): Promise<{ isErased: boolean; underWay: string[] }> {
  dropCarried()
  const [{ problem, underWay }, areDraftsGone] = await Promise.all([
    siteOutbox().eraseAll(),
    siteDrafts().eraseAll(),
  ])
  return { isErased: problem === null && areDraftsGone, underWay }
}
