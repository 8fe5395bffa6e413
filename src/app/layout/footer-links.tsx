import { useLocation } from 'react-router-dom'
import { isEntryActive } from './active-link.ts'
import { ClientAppLinks } from './client-app-links.tsx'
import { layoutCopy } from './copy.ts'
import { footerGroups, footerLinks, type NavigationGroup, type NavigationLink } from './navigation.ts'
import { SiteLink } from './site-link.tsx'

const columns: readonly NavigationGroup[] = [
  { label: layoutCopy.siteName, links: footerLinks },
  ...footerGroups,
]

/** Four columns; on a phone the browser itself folds the groups. Only one of the two is ever shown or read out. */
export function FooterLinks() {
  const { pathname } = useLocation()
  return (
    <nav aria-label={layoutCopy.footerNavigation} className="flex flex-col gap-32px">
      <div className="hidden md:flex flex-wrap justify-between gap-24px">
        {columns.map((group) => (
          <div key={group.label}>
            <p className="title-4 mb-8px text-on-band">{group.label}</p>
            <LinkList links={group.links} />
          </div>
        ))}
      </div>
      <div className="md:hidden">
        <LinkList links={footerLinks} />
        {footerGroups.map((group) => (
          <details key={group.label} className="group border-0 border-t-1 border-solid border-band-edge">
            <summary
              className={`flex items-center justify-between min-h-56px title-4 ${isEntryActive(group, pathname) ? 'underline decoration-gold decoration-2 underline-offset-6' : ''}`}
            >
              {group.label}
              <span
                className="i-ph-caret-down transition-transform duration-250 group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <div className="pb-16px">
              <LinkList links={group.links} />
            </div>
          </details>
        ))}
      </div>
      <div className="flex flex-wrap gap-12px">
        <ClientAppLinks ground="band" />
      </div>
    </nav>
  )
}

function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <SiteLink
            link={link}
            className="inline-flex items-center min-h-44px text-[.9375rem] text-on-band-soft no-underline hover:text-on-band hover:underline aria-[current]:text-on-band aria-[current]:underline aria-[current]:decoration-gold aria-[current]:decoration-2 underline-offset-4"
          />
        </li>
      ))}
    </ul>
  )
}
