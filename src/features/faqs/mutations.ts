/**
 * The only file of the FAQs that imports the outbox. The phone keeps their form, and the person's own e-mail app sends
 * it.
 */

const load = () => import('#outbox/drafts/site-drafts.ts')

/**
 * The half-filled form of this phone, if it holds one. It loads later: this page needs nothing else of the outbox. One
 * request may be lost on a line that is good, so it is asked for twice.
 */
export const openEnquiryDraft = async () => (await load().catch(load)).draftKeeper('enquiry')
