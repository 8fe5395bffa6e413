/** What the reading cache of this phone can show without a network. */
import type { QueryClient } from '@tanstack/react-query'
import { isSearchPath } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import type { Package } from '#contract/records/package.ts'
import type { Post, PostPage } from '#contract/records/post.ts'
import type { ProjectPage } from '#contract/records/project.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { listLabels } from './copy.ts'
import { projectsToKeep, type Read, toursToKeep } from './queries.ts'

export type Seen = { to: string; label: string }
export type SeenOnPhone = Record<'packages' | 'posts' | 'pages', Seen[]>

const STATIC: readonly Seen[] = [
  { to: sitePaths.faqs, label: listLabels.faqs },
  { to: sitePaths.services, label: listLabels.services },
]

/**
 * Pages that were opened come before those that a list brought; each once. What only a search brought is kept nowhere.
 * `kept` are the pages of the site that open, and the scripts that draw screens. Null: this page alone shows them.
 */
export function seenOnPhone(client: QueryClient, kept: ReadonlySet<string> | null): SeenOnPhone {
  const draws = (screen: string) => !kept || kept.has(screen)
  const all = <T>(schema: string) =>
    client
      .getQueriesData<Read<T>>({ queryKey: [schema] })
      .flatMap(([[, path], read]) => (read && !isSearchPath(path) ? [read.value] : []))

  const packages = [
    ...all<Package>('package'),
    ...all<ProjectPage>('project-page').flatMap(({ data }) => data.flatMap((project) => project.packages)),
    ...all<Package[]>('package-list').flat(),
  ]
  const posts = [...all<Post>('post'), ...all<PostPage>('post-page').flatMap(({ data }) => data)]
  const has = (query: { queryKey: readonly unknown[] }) => client.getQueryData(query.queryKey) !== undefined
  return {
    packages: once(
      (draws('package-detail') ? packages : []).map(({ id, name }) => ({
        to: sitePaths.package(id),
        label: name,
      })),
    ),
    posts: once(
      (draws('post-detail') ? posts : []).map(({ slug, topic }) => ({
        to: sitePaths.post(slug),
        label: topic,
      })),
    ),
    pages: [
      ...PROJECT_TYPES.filter((type) => draws(`${type}-projects`) && has(projectsToKeep(type))).map(
        (type) => ({
          to: sitePaths.projects(type),
          label: listLabels[type],
        }),
      ),
      ...(draws('site-tour') && has(toursToKeep())
        ? [{ to: sitePaths.siteTour, label: listLabels.tours }]
        : []),
      ...STATIC.filter(({ to }) => kept?.has(to)),
    ],
  }
}

const once = (seen: readonly Seen[]): Seen[] =>
  [...new Map([...seen].reverse().map((thing) => [thing.to, thing])).values()].reverse()
