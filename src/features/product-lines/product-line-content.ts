/** What the page of one line says. Each line has its own content file, so a page pays only for its own words. */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { projectTypeLabel } from '#contract/project-type.ts'

type GuidePart = { heading: string; points: readonly string[] }

export type ProductLineContent = {
  type: ProjectTypeSlug
  description: string
  heading: string
  lead: string
  pictureAlt: string
  guideHeading: string
  guideLead: string
  guide: readonly GuidePart[]
  tourHeading: string
}

/** Title of a line's page, and its name on the way to a package. */
export const productLineTitle = (type: ProjectTypeSlug): string => `${projectTypeLabel(type)} packages`
