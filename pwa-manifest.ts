/** How the installed site presents itself. Icons come from scripts/icons.ts. */
import type { ManifestOptions } from 'vite-plugin-pwa'
import { sitePaths } from './contract/site-paths.ts'

const shortcut = (name: string, description: string, url: string, icon: string) => ({
  name,
  description,
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
})

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Adbond: land, agro and home packages',
  short_name: 'Adbond',
  description:
    'Titled plots, managed farms and finished homes in Nigeria. Read packages and book site tours, also without a network.',
  lang: 'en-NG',
  dir: 'ltr',
  start_url: sitePaths.frontPage,
  scope: sitePaths.frontPage,
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  launch_handler: { client_mode: 'navigate-existing' },
  background_color: '#fdf8ef',
  theme_color: '#fdf8ef',
  categories: ['business', 'finance', 'lifestyle'],
  prefer_related_applications: false,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('Land packages', 'Titled plots', sitePaths.projects('land'), 'land'),
    shortcut('Agro packages', 'Managed farms', sitePaths.projects('agro'), 'agro'),
    shortcut('Home packages', 'Finished homes', sitePaths.projects('home'), 'home'),
    shortcut('Book a tour', 'See the ground before you pay', sitePaths.siteTour, 'tour'),
    shortcut('Offline library', 'What this phone keeps', sitePaths.offline, 'offline'),
  ],
}
