import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { copy } from './copy.ts'

/** One step back in history (spec §2); for a visitor who came straight here, up to the project page. */
export function BackToProjects({ type }: { type: ProjectTypeSlug | null }) {
  return <BackLink to={type ? sitePaths.projects(type) : sitePaths.frontPage}>{copy.back}</BackLink>
}
