import { sitePaths } from '#contract/site-paths.ts'
import { ProjectList } from '#src/features/packages/list/project-list.tsx'
import { agroContent } from '#src/features/product-lines/agro-content.ts'
import { AgroHero } from '#src/features/product-lines/agro-hero.tsx'
import { productLineTitle } from '#src/features/product-lines/product-line-content.ts'
import { ProductLineGround } from '#src/features/product-lines/product-line-ground.tsx'
import { ProductLineGuide } from '#src/features/product-lines/product-line-guide.tsx'
import { Booking } from '#src/routes/sections/booking.tsx'
import { SaveLine, SaveProject } from '#src/routes/sections/save-offline.tsx'
import { SkipLinks } from '#src/startup/skip-links.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { FindInLine } from './find/find-in-line.tsx'
import { PROJECTS_ID, waysPast } from './parts/ways-past.ts'

const { type, description, tourHeading } = agroContent

export function AgroProjects() {
  return (
    <>
      <PageHead title={productLineTitle(type)} description={description} path={sitePaths.projects(type)} />
      <SkipLinks links={waysPast} />
      <AgroHero />
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
      <ProductLineGuide content={agroContent} />
      <ProductLineGround type={type}>
        <Booking heading={tourHeading} line={type} />
      </ProductLineGround>
    </>
  )
}
