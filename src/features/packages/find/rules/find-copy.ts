import { copy } from '#src/features/packages/copy.ts'
import type { Sort } from './find-criteria.ts'

/** Words of the search that stand before anything is found. */
export const findCopy = {
  title: 'All land, agro and home packages',
  heading: 'Every package, in one place',
  lead: 'Land, farms and homes, by place, price and size.',
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

  loading: 'Loading packages',
} as const
