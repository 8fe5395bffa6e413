import { siteConfig } from '#contract/site-config.ts'
import { askCopy as words } from './ask-copy.ts'
import { AskWays, hasWays } from './ask-ways.tsx'
import type { Letter } from './contact-ways.ts'

type Props = {
  /** What a press on it says: "Ask about this". */
  ask: string
  /** What it is about, for those who do not see where it stands. */
  about: string
  letter: Letter
  className?: string
}

/**
 * The ways to ask about one thing among several, folded until somebody wants them. Plain HTML, so it opens before and
 * without scripts; without any way it draws nothing.
 */
export function AskAbout({ ask, about, letter, className = '' }: Props) {
  if (!hasWays(letter)) return null
  return (
    <details className={`group print:hidden ${className}`}>
      <summary className="text-link inline-flex items-center gap-8px min-h-44px">
        {ask}
        <span className="visually-hidden">: {about}</span>
        <span className="i-ph-caret-down group-open:rotate-180" aria-hidden />
      </summary>
      <div className="max-w-360px py-8px">
        <p className="small-print">
          {words.written} {siteConfig.officeHours && words.hours(siteConfig.officeHours)}
        </p>
        <AskWays letter={letter} className="mt-8px" />
      </div>
    </details>
  )
}
