import { sitePaths } from '#contract/site-paths.ts'
import { BenefitList } from '#src/features/careers/benefit-list.tsx'
import { CareersHero } from '#src/features/careers/careers-hero.tsx'
import { page } from '#src/features/careers/copy.ts'
import { Culture } from '#src/features/careers/culture.tsx'
import { JobOpenings } from '#src/features/careers/job-openings.tsx'
import { StaffVoices } from '#src/features/careers/staff-voices.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'

/** How we work, what we give, and who we look for (spec §2, Culture and jobs). */
export function Careers() {
  return (
    <>
      <PageHead {...page} path={sitePaths.careers} />
      <CareersHero />
      <Culture />
      <BenefitList />
      <StaffVoices />
      <JobOpenings />
    </>
  )
}
