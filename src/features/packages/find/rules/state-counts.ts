import { compare } from '#contract/records/compare.ts'
import type { Findable } from './findable.ts'

export type StateCount = { key: string; name: string; packages: number }

/** The states that the lists name, those with most packages first. The name is that of most records. */
export function stateCounts(all: readonly Findable[]): StateCount[] {
  const states = new Map<string, { packages: number; names: Map<string, number> }>()
  for (const { state: key, stateName: name } of all) {
    if (key === '') continue
    const known = states.get(key) ?? { packages: 0, names: new Map() }
    known.packages += 1
    known.names.set(name, (known.names.get(name) ?? 0) + 1)
    states.set(key, known)
  }
  return [...states]
    .map(([key, { packages, names }]) => ({ key, packages, name: mostSaid(names) }))
    .sort((a, b) => b.packages - a.packages || compare(a.key, b.key))
}

const mostSaid = (names: ReadonlyMap<string, number>): string =>
  [...names].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])[0]
