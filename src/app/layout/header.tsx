import { useEffect, useRef } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { Logo } from '../../features/company/logo.tsx'
import { ClientAppLinks } from './client-app-links.tsx'
import { layoutCopy } from './copy.ts'
import { MenuButton } from './menu-button.tsx'
import { headerNavigation, isGroup } from './navigation.ts'
import { headerLink, NavigationGroup } from './navigation-group.tsx'
import { SiteLink } from './site-link.tsx'

/** Stays at the top of the window; in the flow of the page, so that nothing shifts however large its text is. */
export function Header() {
  const header = useLineWhenScrolled()
  return (
    <header
      ref={header}
      className="group/header sticky top-0 z-40 bg-paper pt-[env(safe-area-inset-top)] border-0 border-b-1 border-solid border-transparent data-[scrolled]:border-line transition-colors duration-300 print:hidden"
    >
      <div className="mx-auto w-full max-w-1140px min-h-68px lg:min-h-80px px-20px md:px-12px lg:px-24px xl:px-0 flex flex-wrap items-center justify-between gap-x-8px">
        <SiteLink
          link={{ label: layoutCopy.siteName, to: sitePaths.frontPage }}
          className="inline-flex items-center min-h-44px no-underline rounded-sm"
        >
          <Logo className="md:max-lg:[&>span]:visually-hidden md:max-lg:min-w-0" />
        </SiteLink>
        <nav aria-label={layoutCopy.mainNavigation} className="hidden md:block">
          <ul className="flex flex-wrap items-center">
            {headerNavigation.map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? (
                  <NavigationGroup group={entry} />
                ) : (
                  <SiteLink
                    link={entry}
                    className={`${headerLink} no-underline aria-[current]:text-laterite aria-[current]:underline`}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden md:flex items-center gap-4px lg:gap-8px">
          <ClientAppLinks className="min-h-44px px-12px lg:px-20px text-[.875rem] lg:text-[.9375rem]" />
        </div>
        <MenuButton />
      </div>
    </header>
  )
}

/** A hairline under the header once the page has moved; the attribute is set without a render. */
function useLineWhenScrolled() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const mark = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > 8)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [])
  return header
}
