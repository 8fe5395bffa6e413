/**
 * Where the phone keeps what a person leaves on it. The names stand here, for who deletes it needs no code that reads it.
 */
export const KIT_DATABASE = 'adbond-kit'
export const KIT_TABLE = 'kits'

/** Also the name of the channel by which tabs hear of a change. A new layout gets a new name: an older worker never meets it. */
export const FOLLOWED_DATABASE = 'adbond-followed'
export const FOLLOWED_TABLE = 'searches'
/** Of the daily look with the browser, and of the one notification that it shows. */
export const FOLLOW_TAG = 'adbond-followed'

export const SHORTLIST_KEY = 'adbond-shortlist'
export const LAST_SEEN_KEY = 'adbond-last-seen'
export const PACK_LEDGER_KEY = 'adbond-packs'
