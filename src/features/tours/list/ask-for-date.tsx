import { siteConfig } from '#contract/site-config.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { contactWays } from '#src/ui/ask/contact-ways.ts'
import { WayLink } from '#src/ui/ask/way-link.tsx'
import { ask } from './list-copy.ts'

/** The ways to ask for a day to visit a package, the message written. WhatsApp comes first, then what the owner has. */
export const waysToAsk = (name: string) =>
  contactWays(
    {
      email: siteConfig.tourEmail,
      subject: ask.subject(name),
      text: ask.text(name),
    },
    siteConfig,
  )

/** Asks for a date where a tour cannot be booked. No name: of no package in particular. */
export function AskForDate({ name }: { name: string }) {
  const [way] = waysToAsk(name)
  if (!way) return null
  return (
    <WayLink {...way} className="px-16px">
      <span>
        {words.askNextDate}
        {name && <span className="visually-hidden">: {name}</span>}
      </span>
    </WayLink>
  )
}
