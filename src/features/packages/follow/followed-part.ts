/** Where the list of followed searches stands (`/shortlist#followed`). */
export const FOLLOWED_PART = 'followed'
