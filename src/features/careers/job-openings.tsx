import { siteConfig } from '#contract/site-config.ts'
import { OPENINGS_ID } from './careers-hero.tsx'
import { jobs } from './content.ts'
import { openings } from './copy.ts'
import { JobRow } from './job-row.tsx'

export function JobOpenings() {
  return (
    <section id={OPENINGS_ID} className="bg-sand section" aria-labelledby="openings">
      <div className="container">
        <div className="grid gap-12px mb-32px md:mb-48px">
          <h2 id="openings" className="title-2">
            {openings.title}
          </h2>
          <p className="lead">{siteConfig.hrEmail ? openings.lead : openings.noAddress}</p>
        </div>
        <ul className="grid gap-12px md:gap-16px">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
        {siteConfig.hrEmail && (
          <p className="mt-32px">
            {openings.otherwise}{' '}
            <a href={`mailto:${siteConfig.hrEmail}`} className="text-link break-words">
              {siteConfig.hrEmail}
            </a>
            .
          </p>
        )}
      </div>
    </section>
  )
}
