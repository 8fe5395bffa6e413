import { searchOf } from '#contract/addresses/url.ts'
import { withBase } from '#contract/base-path.ts'
import { sitePaths } from '#contract/site-paths.ts'

/** What the address of a package may say besides the package: the plan that is in view. */
const IN_VIEW = ['plan', 'units', 'months', 'deposit']

/** The link that a code holds: the package with the plan in view, and nothing else that the address happens to say. */
export function handOverLink(
  packageId: string,
  { origin, search }: Pick<Location, 'origin' | 'search'> = location,
): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of IN_VIEW) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return origin + withBase(sitePaths.package(packageId)) + searchOf(kept)
}

/** As a person reads it out: no protocol, no query. */
export const spoken = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?|\?.*$/g, '')
