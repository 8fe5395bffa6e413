import { benefits } from './seed/benefits.ts'
import { media } from './seed/package-media.ts'
import { packages } from './seed/packages.ts'
import { posts } from './seed/posts.ts'
import { projectTypes } from './seed/project-types.ts'
import { projects } from './seed/projects.ts'
import { promos } from './seed/promos.ts'
import { schedules } from './seed/schedules.ts'
import type { SeedContent } from './seed-loader.ts'

/** Everything the site shows until the owner points it at a real backend. */
export const sampleContent: SeedContent = {
  projectTypes,
  promos,
  benefits,
  projects,
  packages,
  media,
  posts,
  schedules,
}
