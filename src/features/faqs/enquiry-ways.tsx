import { siteConfig } from '#contract/site-config.ts'
import { askCopy } from '#src/ui/ask/ask-copy.ts'
import { AskWays, hasWays } from '#src/ui/ask/ask-ways.tsx'
import type { Enquiry } from './enquiry.ts'
import { questionText } from './enquiry.ts'
import { help } from './page-copy.ts'

/** Submit writes an e-mail; these ask the same question now, with what was typed so far. */
export function EnquiryWays({ enquiry }: { enquiry: Enquiry }) {
  const letter = { email: '', subject: '', text: questionText(enquiry) }
  if (!hasWays(letter)) return null
  return (
    <section
      aria-labelledby="ask-now"
      className="mt-24px md:mt-32px pt-24px border-0 border-t-1 border-solid border-edge"
    >
      <h3 id="ask-now" className="title-4">
        {help.askNow}
      </h3>
      <p className="small-print mt-2px">
        {help.askNowText} {siteConfig.officeHours && askCopy.hours(siteConfig.officeHours)}
      </p>
      <AskWays letter={letter} className="md:grid-cols-3 mt-12px" />
    </section>
  )
}
