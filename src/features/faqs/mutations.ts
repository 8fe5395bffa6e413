/**
 * The only file of the FAQs that imports the outbox. The phone keeps their form, and the person's own e-mail app sends
 * it.
 */

import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'

const load = () => import('#outbox/drafts/site-drafts.ts')

/** The half-filled form of this phone, if it holds one. It loads later: this page needs nothing else of the outbox. */
export const openEnquiryDraft = async () => (await withLaterNetworks(load)).draftKeeper('enquiry')
