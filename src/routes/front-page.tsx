import { useQuery } from '@tanstack/react-query'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { homeFaqs } from '../features/faqs/content.ts'
import { HomeFaqs } from '../features/faqs/home-faqs.tsx'
import { AgroToHome } from '../features/front-page/agro-to-home.tsx'
import { ClosingBand } from '../features/front-page/closing-band.tsx'
import { headCopy } from '../features/front-page/copy.ts'
import { FactsCard } from '../features/front-page/facts-card.tsx'
import { Hero } from '../features/front-page/hero.tsx'
import { frontPageJsonLd } from '../features/front-page/json-ld.ts'
import { PackageFinder } from '../features/front-page/package-finder.tsx'
import { PackageShelf } from '../features/front-page/package-shelf.tsx'
import { Story } from '../features/front-page/story.tsx'
import { PackageCard } from '../features/packages/package-card.tsx'
import { PackageCardSkeleton } from '../features/packages/package-card-skeleton.tsx'
import { packagesOfType } from '../features/packages/queries.ts'
import { LatestPostsSection } from '../features/posts/latest-posts-section.tsx'
import { TailoredSolutions } from '../features/services/tailored-solutions.tsx'
import { PageHead } from '../ui/page-head.tsx'

export function FrontPage() {
  return (
    <>
      <PageHead {...headCopy} path={sitePaths.frontPage} jsonLd={frontPageJsonLd(homeFaqs)} />
      <Hero>
        <PlotFacts />
      </Hero>
      <Story />
      <PackageFinder>{(type) => <PackagesOfLine key={type} type={type} />}</PackageFinder>
      <AgroToHome />
      <TailoredSolutions />
      <LatestPostsSection />
      <HomeFaqs />
      <ClosingBand />
    </>
  )
}

/** Reads the land packages that the finder asks for anyway, and asks for none itself. */
function PlotFacts() {
  const { data } = useQuery({ ...packagesOfType('land'), enabled: false })
  return <FactsCard packages={data?.value ?? []} />
}

function PackagesOfLine({ type }: { type: ProjectTypeSlug }) {
  return (
    <PackageShelf query={useQuery(packagesOfType(type))} skeleton={<PackageCardSkeleton />}>
      {(pkg, storedAt) => <PackageCard pkg={pkg} type={type} storedAt={storedAt} opens="site-tour" />}
    </PackageShelf>
  )
}
