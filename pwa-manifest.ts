/** How the installed site presents itself. Icons come from scripts/icons.ts. */
import type { ManifestOptions } from 'vite-plugin-pwa'
import { withBase } from './contract/base-path.ts'
import { sitePaths } from './contract/site-paths.ts'

const shortcut = (name: string, description: string, url: string, icon: string) => ({
  name,
  description,
  url: withBase(url),
  icons: [{ src: withBase(`/icons/shortcut-${icon}.png`), sizes: '96x96', type: 'image/png' }],
})

const NARROW = { width: 720, height: 1480, scale: 2, form_factor: 'narrow' } as const
const WIDE = { width: 1440, height: 900, scale: 1, form_factor: 'wide' } as const

/** Real pictures of the site (scripts/manifest-pictures.ts), with the addresses they show. */
export const manifestPictures = [
  {
    ...NARROW,
    name: 'front-page',
    address: sitePaths.frontPage,
    label: 'Land, agro and home packages in one place',
  },
  { ...NARROW, name: 'land', address: sitePaths.projects('land'), label: 'Titled plots with their prices' },
  {
    ...NARROW,
    name: 'package',
    address: sitePaths.package(101),
    label: 'A package: size, price and payment plan',
  },
  {
    ...NARROW,
    name: 'site-tour',
    address: sitePaths.siteTour,
    label: 'Site tours, booked also without a network',
  },
  { ...WIDE, name: 'front-page', address: sitePaths.frontPage, label: 'The front page on a wide screen' },
  { ...WIDE, name: 'package', address: sitePaths.package(101), label: 'A package on a wide screen' },
].map((picture) => ({ ...picture, src: `/screenshots/${picture.name}-${picture.form_factor}.webp` }))

export const manifest: Partial<ManifestOptions> = {
  id: withBase('/'),
  name: 'Adbond: land, agro and home packages',
  short_name: 'Adbond',
  description:
    'Titled plots, managed farms and finished homes in Nigeria. Read packages and book site tours, also without a network.',
  lang: 'en-NG',
  dir: 'ltr',
  start_url: withBase(sitePaths.frontPage),
  scope: withBase(sitePaths.frontPage),
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui', 'browser'],
  launch_handler: { client_mode: 'navigate-new' },
  background_color: '#fdf8ef',
  theme_color: '#fdf8ef',
  categories: ['business', 'finance', 'lifestyle'],
  prefer_related_applications: false,
  icons: [
    { src: withBase('/icons/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: withBase('/icons/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: withBase('/icons/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: withBase('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    {
      src: withBase('/icons/monochrome-512.png'),
      sizes: '512x512',
      type: 'image/png',
      purpose: 'monochrome',
    },
    { src: withBase('/icons/monochrome.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  screenshots: manifestPictures.map(({ src, width, height, form_factor, label }) => ({
    src: withBase(src),
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor,
    label,
  })),
  shortcuts: [
    shortcut('Land packages', 'Titled plots', sitePaths.projects('land'), 'land'),
    shortcut('Agro packages', 'Managed farms', sitePaths.projects('agro'), 'agro'),
    shortcut('Home packages', 'Finished homes', sitePaths.projects('home'), 'home'),
    shortcut('Book a tour', 'See the ground before you pay', sitePaths.siteTour, 'tour'),
    shortcut('Offline library', 'What this phone keeps', sitePaths.offline, 'offline'),
  ],
}
