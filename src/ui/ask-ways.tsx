import { siteConfig } from '#contract/site-config.ts'
import { askCopy as words } from './ask-copy.ts'
import { contactWays, type Letter } from './contact-ways.ts'
import { WayLink } from './way-link.tsx'

/** Whether there is any way to ask; the owner may have set none (decision G10). */
export const hasWays = (letter: Letter): boolean => contactWays(letter, siteConfig).length > 0

/** Every way to ask that the owner has set, each with the message written. */
export function AskWays({ letter, className = '' }: { letter: Letter; className?: string }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-8px [&>:last-child:nth-child(odd)]:max-md:col-span-full ${className}`}
    >
      {contactWays(letter, siteConfig).map(({ way, href }) => (
        <li key={way}>
          <WayLink way={way} href={href}>
            {words.ways[way]}
          </WayLink>
        </li>
      ))}
    </ul>
  )
}
