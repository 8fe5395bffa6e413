import type { Plugin } from 'vite'

/** Writes go through the outbox alone, and a list has pages: React Query's mutations and endless lists never start. */
export const queryAsWeUseIt: Plugin = {
  name: 'query-as-we-use-it',
  enforce: 'pre',
  transform(code, id) {
    const [, file = ''] = /@tanstack\/query-core\/.*\/(\w+)\.[cm]?js$/.exec(id) ?? []
    const changed = PARTS[file]?.reduce((text, [old, next]) => {
      if (!text.includes(old)) this.error(`React Query is not as this patch expects: ${old}`)
      return text.replace(old, next)
    }, code)
    return changed === undefined ? null : { code: changed, map: null }
  },
}

const NO_MUTATIONS =
  'const MutationCache = class { getAll() { return [] } clear() {} resumePausedMutations() {} subscribe() { return () => {} } }'

const PARTS: Record<string, readonly (readonly [old: string, next: string])[]> = {
  queryClient: [['import { MutationCache } from "./mutationCache.js";', NO_MUTATIONS]],
  query: [
    ['import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', ''],
    [
      '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
      'this.options.behavior',
    ],
  ],
}
