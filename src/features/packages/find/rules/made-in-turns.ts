import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { doneInTurns } from '#contract/records/in-turns.ts'
import type { Package } from '#contract/records/package.ts'
import type { Project } from '#contract/records/project.ts'
import { weightOf } from '#contract/records/record-weight.ts'
import { type Findable, findableOf, findablesOf } from './findable.ts'

/** A page of a line's projects, or the list of its packages that stands in for them. */
export type Source = {
  type: ProjectTypeSlug
  storedAt: number
  projects?: readonly Project[]
  packages?: readonly Package[]
}

/** So many are made in one task without being felt. */
const MOST_AT_ONCE = 100

export const canBeMadeAtOnce = (sources: readonly Source[]): boolean =>
  weightOf(sources.map(({ projects, packages }) => projects ?? packages)) <= MOST_AT_ONCE

export const madeAtOnce = (sources: readonly Source[]): Findable[] =>
  onceEach(sources.flatMap(stepsOf).flatMap((make) => make()))

/** Null once nobody waits for it any more. */
export async function madeInTurns(
  sources: readonly Source[],
  isWanted: () => boolean,
): Promise<Findable[] | null> {
  const made = await doneInTurns(sources.flatMap(stepsOf), isWanted)
  return made && onceEach(made)
}

/** The steps in which the packages of a source are made, each short. */
const stepsOf = ({ type, storedAt, projects = [], packages = [] }: Source): (() => Findable[])[] => [
  ...projects.map((project) => () => findablesOf([project], type, storedAt)),
  ...packages.map((pkg) => () => [findableOf(pkg, { type, storedAt })]),
]

/** A project that moved while the pages were read stands on two of them. */
function onceEach(findables: readonly Findable[]): Findable[] {
  const seen = new Set<string>()
  return findables.filter(({ type, pkg: { id } }) => {
    const key = `${type} ${id}`
    return !seen.has(key) && seen.add(key)
  })
}
