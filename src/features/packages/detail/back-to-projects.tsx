import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { detailCopy } from './detail-copy.ts'

/** Goes one step back in history (spec §2); a visitor who came straight here goes up to the project page. */
export function BackToProjects({ type }: { type: ProjectTypeSlug | null }) {
  return <BackLink to={type ? sitePaths.projects(type) : sitePaths.frontPage}>{detailCopy.back}</BackLink>
}
