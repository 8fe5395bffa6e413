import { naira } from '#contract/format/naira.ts'
import type { NewsChange } from '#follow/followed-search.ts'
import { followRowCopy } from '#src/features/packages/find/rules/follow-row-copy.ts'
import { count, plural } from '#src/format/count.ts'

/** Words around followed searches. */
export const followCopy = {
  ...followRowCopy,
  everything: 'Every package',
  more: (others: number) => `and ${others} more filters`,

  // What a press brought
  told: {
    daily:
      'Followed. Your phone looks about once a day, when the browser lets it, and tells you what is new.',
    saving: 'Followed. Data saver is on: it looks only when you press “Look now”.',
    'not-installed':
      'Followed. What is new is told here at your next visit; from your home screen, also about once a day, when the browser lets it.',
    unsupported: 'Followed. What is new is told here at your next visit.',
    refused: 'Followed. Notifications are not allowed, so what is new is told here at your next visit.',
  },
  ended: 'No longer followed.',
  problem: {
    full: 'The storage of this phone is full, so the search could not be kept. Free some space, then try again.',
    unavailable: 'The storage of this phone did not take the search. Please try again.',
    most: 'You follow ten searches already. End one of them first.',
  },
  endFailed: 'The storage of this phone did not answer. Please try again.',

  // What is new
  newHere: 'New in this search since your last look',
  changes: {
    new: 'new here',
    'back-on-sale': 'on sale again',
    'price-named': 'now has a price',
    tour: 'a new tour date',
  },
  cheaper: (amount: string) => `${amount} less`,
  cardTitle: 'New in what you follow',
  cardLine: (packages: number) => plural(packages, 'package'),
  close: 'Close',

  // The list
  title: 'Searches you follow',
  lead: 'Kept on this phone only. Open one to see what is new.',
  empty: 'You follow no search yet. Set filters on the list of packages, then press “Follow this search”.',
  toSearch: 'Find packages',
  unread: 'The storage of this phone did not answer, so what you follow cannot be shown.',
  news: (packages: number) => `${count(packages)} new`,
  lookedAt: 'Looked',
  neverLooked: 'Not looked yet',
  end: 'Stop following',
  how: {
    daily: 'Your phone looks about once a day, when the browser lets it, and shows a notification.',
    saving: 'Data saver is on: it looks only when you press “Look now”.',
    'not-installed':
      'It looks when you open this site. Opened from your home screen, it can also look about once a day, when the browser lets it.',
    unsupported: 'It looks when you open this site.',
    refused: 'It looks when you open this site. Notifications are not allowed in your browser’s settings.',
    possible:
      'It looks when you open this site. It can also look about once a day, when the browser lets it.',
  },
  askDaily: 'Tell me once a day',
  lookNow: 'Look now',
  looking: 'Looking…',
  lookFailed: 'The lists could not be read whole. What you follow stays as it was.',
  nothingNew: 'Looked just now.',
} as const

/** `on sale again, ₦200,000 less`. */
export const newsWords = (changes: readonly NewsChange[]): string =>
  changes
    .map((change) =>
      change.kind === 'price-down'
        ? followCopy.cheaper(naira(change.by, { decimals: 0 }))
        : followCopy.changes[change.kind],
    )
    .join(', ')
