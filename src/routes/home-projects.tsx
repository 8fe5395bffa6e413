import { sitePaths } from '#contract/site-paths.ts'
import { ProjectList } from '#src/features/packages/list/project-list.tsx'
import { homeContent } from '#src/features/product-lines/home-content.ts'
import { HomeHero } from '#src/features/product-lines/home-hero.tsx'
import { productLineTitle } from '#src/features/product-lines/product-line-content.ts'
import { ProductLineGround } from '#src/features/product-lines/product-line-ground.tsx'
import { ProductLineGuide } from '#src/features/product-lines/product-line-guide.tsx'
import { Booking } from '#src/routes/sections/booking.tsx'
import { SaveLine, SaveProject } from '#src/routes/sections/save-offline.tsx'
import { SkipLinks } from '#src/startup/skip-links.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { FindInLine } from './find/find-in-line.tsx'
import { PROJECTS_ID, waysPast } from './parts/ways-past.ts'

const { type, description, tourHeading } = homeContent

export function HomeProjects() {
  return (
    <>
      <PageHead title={productLineTitle(type)} description={description} path={sitePaths.projects(type)} />
      <SkipLinks links={waysPast} />
      <HomeHero />
      <div id={PROJECTS_ID} className="container section">
        <FindInLine line={type}>
          <div>
            <div className="mb-24px">
              <SaveLine type={type} title={productLineTitle(type)} />
            </div>
            <ProjectList type={type}>
              {(project) => <SaveProject project={project} type={type} />}
            </ProjectList>
          </div>
        </FindInLine>
      </div>
      <ProductLineGuide content={homeContent} />
      <ProductLineGround type={type}>
        <Booking heading={tourHeading} line={type} />
      </ProductLineGround>
    </>
  )
}
