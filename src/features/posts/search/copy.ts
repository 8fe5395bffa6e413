import { plural } from '#src/format/count.ts'

const searched = (amount: number) =>
  amount ? `Searching only the ${plural(amount, 'post')} on this phone` : 'No post was read on this phone yet'

/** Words of the search in the resource hub. */
export const searchCopy = {
  label: 'Search the posts',
  hint: 'A word, a place, a document',
  onPhone: (amount: number, age: string) =>
    `Searching the ${plural(amount, 'post')} on this phone, last read ${age}. Others are not known here until the network is back.`,
  noneOnPhone: 'No post was read on this phone yet, so there is nothing to search until the network is back.',
  searching: 'Asking for more posts…',
  short: (amount: number) => `${searched(amount)}. It takes two letters to ask our server.`,
  failed: (amount: number) => `${searched(amount)}: our server gave no sound answer.`,
  found: (amount: number, text: string, hasMore: boolean) =>
    `${hasMore ? 'At least ' : ''}${plural(amount, 'post')} with “${text}”`,
  none: (text: string, category: string | null) =>
    category ? `No post with “${text}” in ${category}` : `No post with “${text}”`,
  noneText: 'Try fewer words, or another spelling.',
  noneTextOnPhone: 'It may be in a post that this phone has not read.',
  allCategories: 'Search all categories',
  clear: 'Clear the search',
  more: 'Show more posts',
} as const
