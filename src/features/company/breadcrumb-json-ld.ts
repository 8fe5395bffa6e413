import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'

/** Where a screen of the company stands in the site: one step below the front page. */
export const breadcrumbJsonLd = (name: string, path: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: siteConfig.siteUrl + sitePaths.frontPage },
    { '@type': 'ListItem', position: 2, name, item: siteConfig.siteUrl + path },
  ],
})
