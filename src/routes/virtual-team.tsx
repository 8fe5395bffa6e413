import { Suspense } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { page } from '#src/features/team/copy.ts'
import { JoinUs } from '#src/features/team/join-us.tsx'
import { TeamHero } from '#src/features/team/team-hero.tsx'
import { TeamSpotlight } from '#src/features/team/team-spotlight.tsx'
import { sectionForReader } from '#src/startup/with-data.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'

const ApplicationForm = sectionForReader(
  async () => (await import('#src/features/team/application-form.tsx')).ApplicationForm,
)

/** Its HTML takes what is typed until its code arrives. One element, so that nothing draws it again before. */
const form = (
  <Suspense fallback={<div className="panel min-h-screen" aria-busy />}>
    <ApplicationForm />
  </Suspense>
)

/** Who sells from where they live, and the form to become one of them (spec §2, Virtual team). */
export function VirtualTeam() {
  return (
    <>
      <PageHead {...page} path={sitePaths.virtualTeam} />
      <TeamHero />
      <TeamSpotlight />
      <JoinUs>{form}</JoinUs>
    </>
  )
}
