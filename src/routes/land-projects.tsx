import { sitePaths } from '#contract/site-paths.ts'
import { landContent } from '#src/features/product-lines/land-content.ts'
import { LandHero } from '#src/features/product-lines/land-hero.tsx'
import { productLineTitle } from '#src/features/product-lines/product-line-content.ts'
import { ProductLineGround } from '#src/features/product-lines/product-line-ground.tsx'
import { ProductLineGuide } from '#src/features/product-lines/product-line-guide.tsx'
import { Booking } from '#src/routes/sections/booking.tsx'
import { SkipLinks } from '#src/startup/skip-links.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { BelowFirstScreen } from '#src/ui/reveal/below-first-screen.tsx'
import { ProjectsOfLine } from './parts/projects-of-line.tsx'
import { waysPast } from './parts/ways-past.ts'

const { type, description, tourHeading } = landContent

export function LandProjects() {
  return (
    <>
      <PageHead title={productLineTitle(type)} description={description} path={sitePaths.projects(type)} />
      <SkipLinks links={waysPast} />
      <LandHero />
      <ProjectsOfLine type={type} />
      <BelowFirstScreen>
        <ProductLineGuide content={landContent} />
        <ProductLineGround type={type}>
          <Booking heading={tourHeading} line={type} />
        </ProductLineGround>
      </BelowFirstScreen>
    </>
  )
}
