import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { copy } from '#src/features/packages/copy.ts'
import { count, plural } from '#src/format/count.ts'
import type { Criterion } from './rules/find.ts'

/** Words of what was found. */
export const foundCopy = {
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
  tours: (packages) => `Not shown: ${plural(packages, 'package')} whose tours are not known on this phone.`,
}

const silent = (packages: number, what: string): string =>
  packages === 1
    ? `1 more package names ${what} and is not shown.`
    : `${count(packages)} more packages name ${what} and are not shown.`
