import { sitePaths } from '#contract/site-paths.ts'
import { lineContent } from '../features/packages/content.ts'
import { LandHero } from '../features/packages/land-hero.tsx'
import { LineGround } from '../features/packages/line-ground.tsx'
import { LineGuide } from '../features/packages/line-guide.tsx'
import { ProjectList } from '../features/packages/project-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Booking } from './booking.tsx'
import { SaveProject } from './save-offline.tsx'

const { title, description, tourHeading } = lineContent.land

export function LandProjects() {
  return (
    <>
      <PageHead title={title} description={description} path={sitePaths.projects('land')} />
      <LandHero />
      <div className="container section">
        <ProjectList type="land">{(project) => <SaveProject project={project} type="land" />}</ProjectList>
      </div>
      <LineGuide type="land" />
      <LineGround type="land">
        <Booking heading={tourHeading} />
      </LineGround>
    </>
  )
}
