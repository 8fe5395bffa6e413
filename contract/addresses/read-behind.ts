/** What a screen reads first, told by its address. */
import { PICKED_FROM } from '#contract/article/editorial-pick.ts'
import { endpoints, PROJECT_TYPE_IDS, readPatterns } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { dataIn, withData } from '#contract/route-pattern.ts'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'

/** The record that each address with data reads: the same data in another pattern. */
export const recordPatterns = {
  package: readPatterns.package,
  post: readPatterns.post,
} as const satisfies Record<keyof typeof dynamicPatterns, string>

/** Every list that the first view of a prerendered page shows: the boot script asks for them (src/startup/boot/boot.ts). */
export function listsBehind(path: string): string[] {
  if (path === sitePaths.find)
    return PROJECT_TYPES.map((type) => endpoints.projectsOfType(PROJECT_TYPE_IDS[type]))
  const read = readBehind(path)
  return read ? [read] : []
}

/** The first read of the screen at a path of the site, below the API base; null for screens that begin without one. */
export function readBehind(path: string): string | null {
  for (const name of ['package', 'post'] as const) {
    const data = dataIn(dynamicPatterns[name], path)
    if (data !== null) return withData(recordPatterns[name], data)
  }
  if (path === sitePaths.resourceHub) return endpoints.posts({ perPage: PICKED_FROM })
  if (path === sitePaths.siteTour) return endpoints.schedules()
  const type = PROJECT_TYPES.find((one) => sitePaths.projects(one) === path)
  return type ? endpoints.projectsOfType(PROJECT_TYPE_IDS[type]) : null
}
