import type { ReactNode } from 'react'
import { siteConfig } from '#contract/site-config.ts'
import { packagePlace } from '#src/features/packages/package-place.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { BuyBar } from '#src/features/packages/purchase/buy-bar.tsx'
import { BuyingPanel } from '#src/features/packages/purchase/buying-panel.tsx'
import { enquiryLink } from '#src/features/packages/purchase/enquiry-link.ts'
import { PurchaseOf } from '#src/features/packages/purchase/purchase.tsx'
import { BelowFirstScreen } from '#src/ui/reveal/below-first-screen.tsx'
import { BackToProjects } from './back-to-projects.tsx'
import { detailCopy } from './detail-copy.ts'
import { MoreToSee } from './more-to-see.tsx'
import { PackageBenefits } from './package-benefits.tsx'
import { packageFacts } from './package-facts.ts'
import { PackageFactsGrid } from './package-facts-grid.tsx'
import { PackageGallery } from './package-gallery.tsx'
import { WayThere } from './way-there.tsx'

/** There the panel stands beside the picture. */
const HAS_COLUMNS = '(min-width: 46.875em)'

/**
 * One package, with `children` in its panel. On a phone it is in reading order with the bar at the bottom, on a desktop
 * with the panel beside it.
 */
export function PackageView({ known, children }: { known: KnownPackage; children?: ReactNode }) {
  const { pkg, type } = known
  const enquiry = enquiryLink(pkg.name)

  return (
    <PurchaseOf pkg={pkg}>
      <div className="container md:pt-16px pb-64px md:pb-104px">
        <BackToProjects type={type} />
        <div className="package-columns">
          <div className="min-w-0 flex flex-col gap-32px md:gap-40px">
            <PackageGallery packageId={pkg.id} media={pkg.media} alt={pkg.name} />
            <header>
              <h1 className="title-2 [overflow-wrap:anywhere]">{pkg.name}</h1>
              <p className="mt-8px text-ink-soft text-[1.0625rem]">{packagePlace(pkg)}</p>
              <MoreToSee pkg={pkg} />
            </header>
            <PackageFactsGrid facts={packageFacts(pkg, type)} />
            <BelowFirstScreen seenOn={HAS_COLUMNS}>
              {pkg.description && (
                <section aria-labelledby="about">
                  <h2 id="about" className="visually-hidden">
                    {detailCopy.about}
                  </h2>
                  <p className="prose whitespace-pre-line [overflow-wrap:anywhere]">{pkg.description}</p>
                </section>
              )}
              <PackageBenefits benefits={pkg.benefits} />
              <WayThere pkg={pkg} />
              {enquiry && (
                <p className="text-ink-soft">
                  {detailCopy.salesContact}:{' '}
                  <a href={enquiry} className="text-link inline-flex items-center min-h-44px">
                    {siteConfig.salesEmail}
                  </a>
                </p>
              )}
            </BelowFirstScreen>
          </div>
          {/* About 1,100 px tall: on most screens a reader sees its end only if it sticks by that end. A short one stays at the top. */}
          <div className="panel-column">
            <BelowFirstScreen seenOn={HAS_COLUMNS}>
              <BuyingPanel known={known}>{children}</BuyingPanel>
            </BelowFirstScreen>
          </div>
        </div>
      </div>
      <BuyBar pkg={pkg} />
    </PurchaseOf>
  )
}
