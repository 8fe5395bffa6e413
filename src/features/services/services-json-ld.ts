import { development, postInvestment } from './core-services.ts'
import { servicesPage } from './services-copy.ts'

/** The seven services, for search engines; `breadcrumb` says where the screen stands in the site. */
export const servicesJsonLd = (breadcrumb: object): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
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
    },
    breadcrumb,
  ],
})
