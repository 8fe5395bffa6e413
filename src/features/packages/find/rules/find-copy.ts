import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { copy } from '#src/features/packages/copy.ts'
import { count, plural } from '#src/format/count.ts'
import type { Criterion } from './find.ts'
import type { Sort } from './find-criteria.ts'

/** Words of the search. */
export const findCopy = {
  title: 'All land, agro and home packages',
  heading: 'Every package, in one place',
  lead: 'Land, farms and homes, also without a network.',
  description:
    'Search all land, agro and home packages of Adbond by place, price, monthly payment, size and site tour.',
  titleOfBar: 'Find a package',
  field: 'Search packages',
  hint: 'Name, place or project',
  filters: 'Filters',
  filtersChosen: (chosen: number) => `, ${chosen} chosen`,
  filtersMissing: 'The filters could not be loaded. The search field and the buttons below it work.',
  quick: 'Quick filters',
  states: 'States',
  allStates: 'All states',
  sort: 'Order',
  sorts: {
    listed: 'As listed',
    price: 'Lowest price',
    'price-high': 'Highest price',
    'per-month': 'Lowest monthly',
    'per-sqm': 'Lowest per sqm',
    largest: 'Largest',
    smallest: 'Smallest',
    tour: 'Soonest tour',
  } satisfies Record<Sort, string>,
  chosen: 'What you chose',
  drop: (words: string) => `Remove ${words}`,
  clear: 'Clear all',

  // Criteria
  instalments: copy.planNames.installments,
  tours: 'A site tour',
  available: 'Units on sale',
  upTo: (amount: string) => `Up to ${amount}`,
  from: (amount: string) => `From ${amount}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  aMonth: (amount: string) => `Up to ${amount} a month`,
  quoted: (text: string) => `“${text}”`,

  // The sheet
  sheetTitle: 'Filters',
  line: 'Line',
  state: 'State',
  price: 'Price of one unit, in naira',
  monthly: 'Installment a month, in naira',
  size: 'Size, in square metres',
  least: 'From',
  most: 'Up to',
  amountHint: 'You may write 3m, 500k or 3,000,000.',
  understood: (amount: string) => `That is ${amount}.`,
  notUnderstood: 'Please write an amount, such as 3m or 3,000,000.',
  only: 'Only with',
  show: (found: number) => (found === 0 ? 'Nothing fits yet' : `Show ${plural(found, 'package')}`),

  // What was found
  loading: 'Loading packages',
  found: (found: number, all: number) =>
    found === all ? plural(all, 'package') : `${count(found)} of ${plural(all, 'package')}`,
  showMore: (more: number) => `Show ${count(more)} more`,
  shown: (shown: number, found: number) => `The first ${count(shown)} of ${count(found)} are shown.`,
  age: 'Prices as of',
  ageOf: (line: string) => `${line} prices as of`,
  toursAge: 'Tours as of',
  unreadOf: (lines: string) => `${lines} packages are not on this phone, so they are missing here.`,
  failedOf: (lines: string) => `${lines} packages could not be loaded, so they are missing here.`,
  partOf: (lines: string) => `Of the ${lines} packages only a part could be read.`,
  stillLoading: (lines: string) => `Still loading ${lines} packages.`,
  toursUnread:
    'The list of site tours is not on this phone, so nobody can tell here which packages have one.',
  nothing: 'Nothing fits all of it',
  nothingText: 'Leave one out, and there is something to see:',
  nothingAtAll: 'No single filter is to blame. Start again with fewer.',
  dropFor: (words: string, found: number) => `Without ${words}: ${plural(found, 'package')}`,
  noPackages: 'No packages are listed at the moment.',
  unread: {
    failed: 'Failed to load projects. Please try again later.', // spec §8
    offline: 'You are offline, and these lists are not saved on this phone yet.',
  },

  // A row
  perMonth: (amount: string, months: number, isEven: boolean) =>
    `${isEven ? '' : 'about '}${amount} × ${plural(months, 'month')}`,
  first: (amount: string) => `after ${amount}`,
  monthsOpen: `${copy.planNames.installments}, months not named`,
  once: 'Paid at once',
  perSqm: (amount: string) => `${amount} per sqm`,
  noSize: 'Size not named',
  noTour: 'No tour listed',
  toursLoading: 'Looking for tours',
  tourUnknown: 'Tours not known here',
  tourOn: (day: string) => `Tour ${day}`,
  left: (left: number, type: ProjectTypeSlug) => `${plural(left, type === 'land' ? 'plot' : 'unit')} left`,
  soldOut: 'Sold out',
  withdrawn: 'Not on sale',
} as const

/** What a package does not say, and so is not shown. Only criteria about which a record can be silent. */
export const unjudgedWords: Partial<Record<Criterion, (packages: number) => string>> = {
  states: (packages) => silent(packages, 'no state'),
  price: (packages) => silent(packages, 'no price'),
  monthly: (packages) => silent(packages, 'no monthly payment'),
  size: (packages) => silent(packages, 'no size'),
}

const silent = (packages: number, what: string): string =>
  packages === 1
    ? `1 more package names ${what} and is not shown.`
    : `${count(packages)} more packages name ${what} and are not shown.`
