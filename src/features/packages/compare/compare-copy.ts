import type { UnreadWords } from '#src/ui/reads/unread-notice.tsx'

const named = (ids: readonly string[]) => `package${ids.length > 1 ? 's' : ''} ${ids.join(', ')}`

/** Words of the comparison. */
export const page = {
  title: 'Compare packages',
  description:
    'Up to three packages side by side: price, price per sqm, size, place, papers, plan and next tour.',
  eyebrow: 'Side by side',
  heading: 'Compare packages',
}

export const words = {
  looking: 'Looking for the packages',
  caption: (names: string) => `Side by side: ${names}`,
  onlyDifferences: 'Only differences',
  hidden: (rows: string) => `${rows} the same in all, not shown.`,
  remove: 'Take out',
  back: 'Back',
  ignored:
    'The address named more than three packages, one of them twice, or something that is no package. That part is left out.',
  gone: (ids: readonly string[]) => `Not on our list, or no longer: ${named(ids)}.`,
  unread: (ids: readonly string[]): UnreadWords => ({
    failed: `We couldn't load ${named(ids)}. Please try again later.`,
    offline: `This phone has no copy of ${named(ids)} yet. That will show as soon as there is a network.`,
  }),
  emptyTitle: 'Nothing to compare yet',
  empty: 'Save packages with the heart, then choose up to three to see them side by side.',
  toShortlist: 'Your shortlist',
  toPackages: 'See packages',
  one: 'Add another package to see the difference.',
  add: 'Add from your shortlist',
  open: 'Open',
  tour: 'Book a tour',
  actions: 'Next step',

  price: 'Price',
  perUnitOnRequest: 'On request',
  offer: (percent: string) => `${percent}% discount runs: ask sales whether it applies`,
  monthly: 'Each month, from',
  atOnce: 'Paid at once',
  agreed: 'Sales agrees it with you',
  forMonths: (months: string) => `for ${months}`,
  withFee: 'fee included',
  perSqm: 'Price per sqm',
  size: 'Size',
  place: 'Place',
  papers: 'Title documents',
  askUs: 'Ask us',
  left: 'Plots left',
  plan: 'Payment plan',
  firstFrom: (amount: string) => `first payment from ${amount}`,
  fee: 'Infrastructure fee',
  none: 'None',
  unsaid: 'Not said',
  nextTour: 'Next tour',
  noTour: 'No date named',
  toursUnread: 'Not read yet',
  age: 'Prices as of',
  toursAge: 'Tours as of',
  benefits: 'What comes with it',
  yes: 'Yes',
  no: 'Not named',
  best: { lowest: 'lowest', largest: 'largest' },
}
