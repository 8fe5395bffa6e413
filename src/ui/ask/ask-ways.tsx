import { siteConfig } from '#contract/site-config.ts'
import { askCopy as words } from './ask-copy.ts'
import { contactWays, type Letter } from './contact-ways.ts'
import { WayLink } from './way-link.tsx'

/** Whether there is any way to ask; the owner may have set none (decision G10). */
export const hasWays = (letter: Letter): boolean => contactWays(letter, siteConfig).length > 0

/** Every way to ask that the owner has set, each with the message written. An odd one fills its row on phones. */
export function AskWays({ letter, className = '' }: { letter: Letter; className?: string }) {
  const ways = contactWays(letter, siteConfig)
  return (
    <ul className={`grid grid-cols-[repeat(auto-fit,minmax(max(40%,6.5em),1fr))] gap-8px ${className}`}>
      {ways.map(({ way, href }, at) => (
        <li key={way} className={at % 2 === 0 && at === ways.length - 1 ? 'max-md:col-span-full' : ''}>
          <WayLink way={way} href={href}>
            {words.ways[way]}
          </WayLink>
        </li>
      ))}
    </ul>
  )
}
