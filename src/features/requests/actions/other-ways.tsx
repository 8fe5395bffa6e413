import { referenceCode } from '#contract/sent/reference-code.ts'
import { siteConfig } from '#contract/site-config.ts'
import { message, otherWays as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { contactWays } from '#src/ui/ask/contact-ways.ts'
import { WayLink } from '#src/ui/ask/way-link.tsx'
import { messageText } from './message-text.ts'

/** An SMS or a link to WhatsApp holds only so much of a reason. */
const SHORT_DETAIL_MAX = 500

/** For when the network does not come back: the person's own apps, with the message written. */
export function OtherWays({ request }: { request: RequestOnPhone }) {
  const { id, kind, label } = request
  const code = referenceCode(id)
  const email = kind === 'team-application' ? siteConfig.hrEmail : siteConfig.tourEmail
  const letter = {
    email,
    subject: message.subject(label, code),
    text: messageText(request),
    short: messageText(request, SHORT_DETAIL_MAX),
  }
  const ways = contactWays(letter, siteConfig)
  if (ways.length === 0) return null
  return (
    <details className="accordion group rounded-md bg-sand px-20px">
      <summary className="flex items-center justify-between gap-16px min-h-52px py-8px font-600">
        {words.title}
        <span
          className="i-ph-plus text-laterite motion-safe:transition-transform motion-safe:duration-300 group-open:rotate-45"
          aria-hidden
        />
      </summary>
      <div className="grid gap-16px pb-20px">
        <p className="text-[.9375rem] text-ink-soft">{words.text(code)}</p>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] sm:flex sm:flex-wrap gap-8px">
          {ways.map(({ way, href }) => (
            <li key={way} className={way === 'whatsapp' || way === 'call' ? 'max-sm:col-span-full' : ''}>
              <WayLink way={way} href={href} className="sm:px-24px">
                {way === 'call' ? words.call(code) : words[way]}
              </WayLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
