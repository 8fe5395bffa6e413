import { sitePaths } from '#contract/site-paths.ts'
import { ThemeSwitch } from '#src/app/theme-switch.tsx'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { layoutCopy } from './copy.ts'
import { CopyrightYear } from './copyright-year.tsx'
import { FooterBrand } from './footer-brand.tsx'
import { FooterLinks } from './footer-links.tsx'
import { FrameTools } from './frame-tools.tsx'
import { legalLinks } from './navigation.ts'
import { SiteLink } from './site-link.tsx'

const bottomLinks = [
  ...legalLinks,
  { label: layoutCopy.shortlist, to: sitePaths.shortlist },
  { label: layoutCopy.offline, to: sitePaths.offline },
  { label: layoutCopy.requests, to: sitePaths.outbox },
]

/** The forest band that ends every screen, with the company's invitation (spec §1). */
export function Footer() {
  return (
    <footer className="apart bg-band text-on-band pb-[env(safe-area-inset-bottom)] print:hidden">
      <div className="container">
        <div className="flex flex-col md:flex-row md:flex-wrap md:items-end justify-between gap-32px py-64px md:py-88px">
          <h2 className="title-2 max-w-[15em] md:flex-[1_1_9em]">{layoutCopy.invitation}</h2>
          <ButtonLink to={sitePaths.siteTour} variant="gold" className="self-start md:self-auto flex-none">
            {layoutCopy.bookTour}
            <span className="i-ph-arrow-right" aria-hidden />
          </ButtonLink>
        </div>
        <div className="grid gap-40px lg:grid-cols-[minmax(0,1.1fr)_minmax(0,2.4fr)] py-40px md:py-64px border-0 border-t-1 border-solid border-band-edge">
          <FooterBrand />
          <FooterLinks />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-32px gap-y-16px py-24px border-0 border-t-1 border-solid border-band-edge text-[.875rem] text-on-band-soft">
          <p>
            © <CopyrightYear /> {layoutCopy.rights}
          </p>
          <nav aria-label={layoutCopy.legalNavigation}>
            <ul className="flex flex-wrap gap-x-24px">
              {bottomLinks.map((link) => (
                <li key={link.to}>
                  <SiteLink
                    link={link}
                    className="inline-flex items-center min-h-44px no-underline hover:underline aria-[current]:text-on-band aria-[current]:underline aria-[current]:decoration-gold aria-[current]:decoration-2 underline-offset-4"
                  />
                </li>
              ))}
            </ul>
          </nav>
          <ThemeSwitch />
        </div>
        <div className="flex flex-wrap gap-x-32px pb-24px text-[.875rem] text-on-band-soft">
          <FrameTools className="hover:text-on-band hover:underline underline-offset-4" />
        </div>
      </div>
    </footer>
  )
}
