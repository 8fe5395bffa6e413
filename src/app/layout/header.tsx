import { useEffect, useRef } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { Logo } from '#src/features/company/logo.tsx'
import { CONNECTION_CONTAINER } from '#src/pwa/connection/connection-container.ts'
import { ClientAppLinks } from './client-app-links.tsx'
import { layoutCopy } from './copy.ts'
import { Later } from './later.tsx'
import { MenuButton } from './menu-button.tsx'
import { headerNavigation, isGroup } from './navigation.ts'
import { headerLink, NavigationGroup } from './navigation-group.tsx'
import { OutboxLink } from './outbox-link.tsx'
import { SiteLink } from './site-link.tsx'

const loadShortlistLink = async () =>
  (await import('#src/features/packages/shortlist/kept/shortlist-link.tsx')).ShortlistLink

/**
 * Fixed, over a place of its own size in the page, so that nothing shifts. It is not sticky. Scroll padding keeps
 * focused parts clear of the header. With it, a browser scrolls the page when a link inside a sticky header takes the
 * focus.
 */
export function Header() {
  const { room, header } = useHeaderRoom()
  return (
    <div ref={room} className="flex-none min-h-$header print:hidden">
      <header
        ref={header}
        className="fixed top-0 inset-x-0 z-40 bg-paper pt-[env(safe-area-inset-top)] data-[scrolled]:shadow-[0_1px_0_var(--edge)] transition-shadow duration-300"
      >
        <div id={CONNECTION_CONTAINER} />
        <div className="relative mx-auto w-full max-w-1140px min-h-$header-row px-20px md:px-[max(40px,env(safe-area-inset-left))] lg:px-24px xl:px-[clamp(0px,600px-50vw,30px)] flex flex-wrap items-center justify-between lg:gap-x-8px">
          <SiteLink
            link={{ label: layoutCopy.siteName, to: sitePaths.frontPage }}
            className="inline-flex items-center min-h-44px no-underline rounded-sm"
          >
            <Logo />
          </SiteLink>
          <nav aria-label={layoutCopy.mainNavigation} className="hidden lg:block">
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
          <OutboxLink />
          <Later load={loadShortlistLink} />
          <div className="hidden lg:flex items-center gap-8px">
            <ClientAppLinks className="min-h-44px px-20px text-[.9375rem]" />
          </div>
          <MenuButton />
        </div>
      </header>
    </div>
  )
}

/**
 * Keeps the place as high as the header, whose rows wrap at large text. Reports that height to the parts that stay
 * clear of it, and draws its line once the page has moved.
 */
function useHeaderRoom() {
  const room = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!room.current || !header.current) return
      if (room.current.offsetHeight === header.current.offsetHeight) return // to say so restyles the whole page
      const height = `${header.current.offsetHeight}px`
      room.current.style.height = height
      document.documentElement.style.setProperty('--header', height)
    })
    if (header.current) observer.observe(header.current)
    const mark = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > 8)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', mark)
    }
  }, [])
  return { room, header }
}
