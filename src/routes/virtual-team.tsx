import { sitePaths } from '#contract/site-paths.ts'
import { page } from '#src/features/team/copy.ts'
import { JoinUs } from '#src/features/team/join-us.tsx'
import { TeamHero } from '#src/features/team/team-hero.tsx'
import { TeamSpotlight } from '#src/features/team/team-spotlight.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'

/** Who sells from where they live, and the form to become one of them (spec §2, Virtual team). */
export function VirtualTeam() {
  return (
    <>
      <PageHead {...page} path={sitePaths.virtualTeam} />
      <TeamHero />
      <TeamSpotlight />
      <JoinUs />
    </>
  )
}
