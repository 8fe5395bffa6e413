/**
 * One address of the site map, as the build and the server write it. Ours are escaped, but for a quote
 * (https://www.sitemaps.org/protocol.html).
 */
export const siteMapEntry = (address: string): string =>
  `<url><loc>${address.replaceAll("'", '&apos;')}</loc></url>`
