import { sitePaths } from '#contract/site-paths.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { BenefitList } from '../features/careers/benefit-list.tsx'
import { CareersHero } from '../features/careers/careers-hero.tsx'
import { page } from '../features/careers/copy.ts'
import { Culture } from '../features/careers/culture.tsx'
import { JobOpenings } from '../features/careers/job-openings.tsx'
import { StaffVoices } from '../features/careers/staff-voices.tsx'

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
