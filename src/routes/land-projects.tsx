import { sitePaths } from '#contract/site-paths.ts'
import { landContent } from '../features/packages/land-content.ts'
import { LandHero } from '../features/packages/land-hero.tsx'
import { lineTitle } from '../features/packages/line-content.ts'
import { LineGround } from '../features/packages/line-ground.tsx'
import { LineGuide } from '../features/packages/line-guide.tsx'
import { ProjectList } from '../features/packages/project-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Booking } from './booking.tsx'
import { SaveProject } from './save-offline.tsx'

const { type, description, tourHeading } = landContent

export function LandProjects() {
  return (
    <>
      <PageHead title={lineTitle(type)} description={description} path={sitePaths.projects(type)} />
      <LandHero />
      <div className="container section">
        <ProjectList type={type}>{(project) => <SaveProject project={project} type={type} />}</ProjectList>
      </div>
      <LineGuide content={landContent} />
      <LineGround type={type}>
        <Booking heading={tourHeading} />
      </LineGround>
    </>
  )
}
