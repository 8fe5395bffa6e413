import { flatPictures } from '#contract/records/panorama.ts'
import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { availability } from '#src/features/packages/availability.ts'
import { NO_PLACE, packagePlace } from '#src/features/packages/package-place.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { propertyType } from '#src/features/packages/property-type.ts'

const OFFER_AVAILABILITY = {
  'on-sale': 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/SoldOut',
  withdrawn: 'https://schema.org/Discontinued',
}
const DESCRIPTION_MAX = 500 // characters; search engines read no more

/** Product with its Offer; without a price there is no offer. */
export function packageJsonLd({ pkg, type }: KnownPackage): object {
  const pictures = flatPictures(pkg.media).map(({ url }) => absolute(url))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: pkg.name,
    sku: pkg.id,
    category: said(propertyType(pkg, type)),
    description: said((pkg.description || packagePlace(pkg)).slice(0, DESCRIPTION_MAX)),
    ...(pictures.length > 0 && { image: pictures }),
    ...(pkg.amount > 0 && {
      offers: {
        '@type': 'Offer',
        price: pkg.amount,
        priceCurrency: 'NGN',
        availability: OFFER_AVAILABILITY[availability(pkg)],
        url: siteConfig.siteUrl ? siteConfig.siteUrl + sitePaths.package(pkg.id) : undefined,
      },
    }),
  }
}

/** JSON leaves out what is undefined. */
const said = (words: string) => (words === NO_PLACE ? undefined : words)

/** Addresses of the API start at the origin, whatever folder the site is in. */
const absolute = (url: string) => (siteConfig.siteUrl ? new URL(url, siteConfig.siteUrl).href : url)
