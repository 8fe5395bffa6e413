/** A tour's record shows no picture. Lists and packages that this phone has read do: they cost nothing again. */
import type { QueryClient } from '@tanstack/react-query'
import type { Package } from '#contract/records/package.ts'
import { firstPicture } from '#contract/records/panorama.ts'
import type { Project, ProjectPage } from '#contract/records/project.ts'

type Read<Value> = { value: Value }

/** The first picture of each package in the reads of this phone, by package id. */
export function keptPictures(queryClient: QueryClient): ReadonlyMap<string, string> {
  const valuesOf = <Value>(schema: string): Value[] =>
    queryClient
      .getQueriesData<Read<Value>>({ queryKey: [schema] })
      .flatMap(([, read]) => (read ? [read.value] : []))
  const projects = [
    ...valuesOf<ProjectPage>('project-page').flatMap(({ data }) => data),
    ...valuesOf<Project>('project'),
  ]
  const packages = [
    ...projects.flatMap((project) => project.packages),
    ...valuesOf<Package[]>('package-list').flat(),
    ...valuesOf<Package>('package'),
  ]
  return new Map(
    packages.flatMap(({ id, media }) => {
      const picture = firstPicture(media)
      return picture ? [[id, picture.url] as const] : []
    }),
  )
}
