import { sitePaths } from '#contract/site-paths.ts'
import { Booking } from '#src/routes/sections/booking.tsx'
import { SaveProject } from '#src/routes/sections/save-offline.tsx'
import { SkipLinks } from '#src/startup/skip-links.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { landContent } from '../features/packages/land-content.ts'
import { LandHero } from '../features/packages/land-hero.tsx'
import { lineTitle } from '../features/packages/line-content.ts'
import { LineGround } from '../features/packages/line-ground.tsx'
import { LineGuide } from '../features/packages/line-guide.tsx'
import { ProjectList } from '../features/packages/project-list.tsx'
import { PROJECTS_ID, waysPast } from './ways-past.ts'

const { type, description, tourHeading } = landContent

export function LandProjects() {
  return (
    <>
      <PageHead title={lineTitle(type)} description={description} path={sitePaths.projects(type)} />
      <SkipLinks links={waysPast} />
      <LandHero />
      <div id={PROJECTS_ID} className="container section">
        <ProjectList type={type}>{(project) => <SaveProject project={project} type={type} />}</ProjectList>
      </div>
      <LineGuide content={landContent} />
      <LineGround type={type}>
        <Booking heading={tourHeading} line={type} />
      </LineGround>
    </>
  )
}
