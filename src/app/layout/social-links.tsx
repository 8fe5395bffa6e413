import { siteConfig } from '#contract/site-config.ts'
import { copy } from '#src/ui/core/copy.ts'
import { layoutCopy } from './copy.ts'

type Network = keyof typeof siteConfig.social

const NETWORKS: readonly { name: Network; icon: string }[] = [
  { name: 'Instagram', icon: 'i-ph-instagram-logo' },
  { name: 'Youtube', icon: 'i-ph-youtube-logo' },
  { name: 'Tiktok', icon: 'i-ph-tiktok-logo' },
  { name: 'Facebook', icon: 'i-ph-facebook-logo' },
  { name: 'Twitter', icon: 'i-ph-x-logo' },
]

/** In the specification's order, each in a new tab (spec §2, Footer). */
export function SocialLinks() {
  const shown = NETWORKS.filter(({ name }) => siteConfig.social[name] !== '')
  return (
    <ul className="flex flex-wrap gap-8px" aria-label={layoutCopy.social}>
      {shown.map(({ name, icon }) => (
        <li key={name}>
          <a
            href={siteConfig.social[name]}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center justify-center w-44px h-44px rounded-full border-1 border-solid border-band-edge no-underline text-on-band hover:border-on-band"
          >
            <span className={`${icon} align-0`} aria-hidden />
            <span className="visually-hidden">
              {name} {copy.newTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
