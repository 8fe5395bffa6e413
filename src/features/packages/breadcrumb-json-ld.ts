import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { lineContent } from './content.ts'

/** Where a project page stands in the site. */
export const breadcrumbJsonLd = (type: ProjectTypeSlug): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: siteConfig.siteUrl + sitePaths.frontPage },
    {
      '@type': 'ListItem',
      position: 2,
      name: lineContent[type].title,
      item: siteConfig.siteUrl + sitePaths.projects(type),
    },
  ],
})
