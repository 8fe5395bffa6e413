import { siteConfig } from '#contract/site-config.ts'
import { page } from './copy.ts'

/** What search engines are told about the company. The people are left out while they are samples. */
export const whoJsonLd: object = {
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  name: page.title,
  description: page.description,
  mainEntity: {
    '@type': 'Organization',
    name: 'Adbond',
    foundingDate: '2016', // spec §9
    areaServed: { '@type': 'Country', name: 'Nigeria' },
    ...(siteConfig.siteUrl && { url: `${siteConfig.siteUrl}/` }),
    ...(siteConfig.salesEmail && { email: siteConfig.salesEmail }),
  },
}
