/** The only file of the FAQs that meets the outbox: their form is kept on the phone, and sent by the person's own e-mail app. */

/** The half-filled form of this phone, if it holds one. Arrives later: this page needs nothing else of the outbox. */
export const openEnquiryDraft = async () =>
  (await import('#outbox/drafts/site-drafts.ts')).draftKeeper('enquiry')
