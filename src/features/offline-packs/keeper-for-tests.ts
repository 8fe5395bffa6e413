import type { PackKeeper, PackOnPhone } from '#contract/messages/pack-keeper.ts'

const nothing = () => undefined

/** A phone on which these packs are. `packs` is asked at each look, and must answer with the same list. */
export const keeperWith = (packs: () => PackOnPhone[], more: Partial<PackKeeper> = {}): PackKeeper => ({
  isSupported: () => true,
  pages: async () => new Set(),
  missingSiteBytes: async () => 0,
  packs,
  news: () => null,
  subscribe: () => nothing,
  ...{ keep: nothing, goOn: nothing, stop: nothing, remove: nothing },
  ...more,
})
