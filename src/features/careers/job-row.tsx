import { siteConfig } from '#contract/site-config.ts'
import { AskAbout } from '#src/ui/ask/ask-about.tsx'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { applicationMail } from './application-mail.ts'
import type { Job } from './content.ts'
import { openings } from './copy.ts'
import { tagColours } from './tag-colours.ts'

export function JobRow({ job: { title, tag, description, location, type } }: { job: Job }) {
  const letter = {
    email: siteConfig.hrEmail,
    subject: openings.askSubject(title),
    text: openings.askText(title),
  }
  const mail = applicationMail(siteConfig.hrEmail, title)
  return (
    <li className="apart grid gap-x-40px gap-y-16px lg:grid-cols-[4fr_6fr_auto] lg:items-center rounded-md bg-surface p-20px md:p-28px">
      <div className="grid justify-items-start gap-12px">
        <p className={tagColours(tag)}>{tag}</p>
        <h3 className="title-3">{title}</h3>
        <ul className="flex flex-wrap gap-x-20px gap-y-4px small-print">
          <li>
            <span className="i-ph-globe-hemisphere-west" aria-hidden /> {location}
          </li>
          <li>
            <span className="i-ph-clock" aria-hidden /> {type}
          </li>
        </ul>
      </div>
      <p className="text-ink-soft">{description}</p>
      {mail && (
        <ButtonLink href={mail} className="justify-self-start">
          {openings.apply}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      )}
      <AskAbout
        ask={openings.ask}
        about={title}
        letter={letter}
        className="lg:col-start-2 lg:col-span-2 lg:-mt-12px"
      />
    </li>
  )
}
