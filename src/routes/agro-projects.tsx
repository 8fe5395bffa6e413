import { sitePaths } from '#contract/site-paths.ts'
import { AgroHero } from '../features/packages/agro-hero.tsx'
import { lineContent } from '../features/packages/content.ts'
import { LineGround } from '../features/packages/line-ground.tsx'
import { LineGuide } from '../features/packages/line-guide.tsx'
import { ProjectList } from '../features/packages/project-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Booking } from './booking.tsx'
import { SaveProject } from './save-offline.tsx'

const { title, description, tourHeading } = lineContent.agro

export function AgroProjects() {
  return (
    <>
      <PageHead title={title} description={description} path={sitePaths.projects('agro')} />
      <AgroHero />
      <div className="container section">
        <ProjectList type="agro">{(project) => <SaveProject project={project} type="agro" />}</ProjectList>
      </div>
      <LineGuide type="agro" />
      <LineGround type="agro">
        <Booking heading={tourHeading} />
      </LineGround>
    </>
  )
}
