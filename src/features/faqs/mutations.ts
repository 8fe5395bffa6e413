/**
 * The only file of the FAQs that imports the outbox. The phone keeps their form, and the person's own e-mail app sends
 * it.
 */

/** The half-filled form of this phone, if it holds one. It loads later: this page needs nothing else of the outbox. */
export const openEnquiryDraft = async () =>
  (await import('#outbox/drafts/site-drafts.ts')).draftKeeper('enquiry')
