import type { FollowedSearch, NewsChange } from './followed-search.ts'

const packages = (count: number) => (count === 1 ? '1 package' : `${count} packages`)

const SAID: Record<NewsChange['kind'], string> = {
  new: 'new',
  'back-on-sale': 'on sale again',
  'price-named': 'now has a price',
  'price-down': 'costs less',
  tour: 'a new tour',
}

/** Words of the phone's notification. */
export const notice = {
  title: (searches: readonly FollowedSearch[]): string => {
    const ids = new Set(searches.flatMap(({ news }) => news.map(({ packageId }) => packageId)))
    return `News of ${packages(ids.size)} you look for`
  },
  /** `Land in Ogun: Moniya Green 500 (new), Epe Farm (costs less), 3 more`. */
  line: ({ label, news }: FollowedSearch): string => {
    const named = news.slice(0, 2).map(({ name, changes }) => `${name} (${said(changes)})`)
    const more = news.length - named.length
    return `${label}: ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`
  },
} as const

const said = (changes: readonly NewsChange[]): string => changes.map(({ kind }) => SAID[kind]).join(', ')
