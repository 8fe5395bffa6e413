import { development, postInvestment } from './core-services.ts'
import { servicesPage } from './services-copy.ts'

/** The seven services, for search engines. */
export const servicesJsonLd: object = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Adbond',
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: servicesPage.title,
    itemListElement: [...postInvestment.services, ...development.services].map(({ name, text }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description: text },
    })),
  },
}
