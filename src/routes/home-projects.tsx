import { sitePaths } from '#contract/site-paths.ts'
import { homeContent } from '#src/features/product-lines/home-content.ts'
import { HomeHero } from '#src/features/product-lines/home-hero.tsx'
import { productLineTitle } from '#src/features/product-lines/product-line-content.ts'
import { ProductLineGround } from '#src/features/product-lines/product-line-ground.tsx'
import { ProductLineGuide } from '#src/features/product-lines/product-line-guide.tsx'
import { Booking } from '#src/routes/sections/booking.tsx'
import { SkipLinks } from '#src/startup/skip-links.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { BelowFirstScreen } from '#src/ui/reveal/below-first-screen.tsx'
import { ProjectsOfLine } from './parts/projects-of-line.tsx'
import { waysPast } from './parts/ways-past.ts'

const { type, description, tourHeading } = homeContent

export function HomeProjects() {
  return (
    <>
      <PageHead title={productLineTitle(type)} description={description} path={sitePaths.projects(type)} />
      <SkipLinks links={waysPast} />
      <HomeHero />
      <ProjectsOfLine type={type} />
      <BelowFirstScreen>
        <ProductLineGuide content={homeContent} />
        <ProductLineGround type={type}>
          <Booking heading={tourHeading} line={type} />
        </ProductLineGround>
      </BelowFirstScreen>
    </>
  )
}
