import { sitePaths } from '#contract/site-paths.ts'
import { lineContent } from '../features/packages/content.ts'
import { HomeHero } from '../features/packages/home-hero.tsx'
import { LineGround } from '../features/packages/line-ground.tsx'
import { LineGuide } from '../features/packages/line-guide.tsx'
import { ProjectList } from '../features/packages/project-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Booking } from './booking.tsx'
import { SaveProject } from './save-offline.tsx'

const { title, description, tourHeading } = lineContent.home

export function HomeProjects() {
  return (
    <>
      <PageHead title={title} description={description} path={sitePaths.projects('home')} />
      <HomeHero />
      <div className="container section">
        <ProjectList type="home">{(project) => <SaveProject project={project} type="home" />}</ProjectList>
      </div>
      <LineGuide type="home" />
      <LineGround type="home">
        <Booking heading={tourHeading} />
      </LineGround>
    </>
  )
}
