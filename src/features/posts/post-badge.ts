import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { projectTypeLabel, projectTypeSlug } from '#contract/project-type.ts'
import type { Post } from '#contract/records/post.ts'

export type PostBadge = { label: string; line: ProjectTypeSlug | null }

/**
 * The product line of a post, otherwise the provider's own name for it, otherwise no badge (spec §2; `homes` is Home:
 * decision E9).
 */
export function postBadge({ projectType }: Pick<Post, 'projectType'>): PostBadge | null {
  if (!projectType) return null
  const line = projectTypeSlug(projectType.name)
  return { label: line ? projectTypeLabel(line) : projectType.name, line }
}
