import type { ReactNode } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice, TryAgain } from '#src/ui/notice.tsx'
import { BackToProjects } from './back-to-projects.tsx'
import { copy } from './copy.ts'

const WORDS = {
  offline: { icon: 'i-ph-wifi-slash', title: copy.notSavedTitle, text: copy.notSavedText },
  failed: { icon: 'i-ph-warning-circle', title: copy.failedTitle, text: copy.failedText },
}

type Props = { reason: keyof typeof WORDS; onTryAgain: () => void; children?: ReactNode }

/** In the place of a package that cannot be shown now, with what to do next; never the browser's own error (decision D1). */
export function NotShown({ reason, onTryAgain, children }: Props) {
  const { icon, title, text } = WORDS[reason]
  return (
    <div className="container pb-104px">
      <BackToProjects type={null} />
      <h1 className="title-2 mt-16px mb-24px">{title}</h1>
      <Notice
        icon={icon}
        text={text}
        action={
          <div className="flex flex-wrap gap-12px">
            <TryAgain onPress={onTryAgain} />
            <ButtonLink to={sitePaths.projects('land')} variant="outline">
              {copy.seeOthers}
            </ButtonLink>
          </div>
        }
      />
      {children}
    </div>
  )
}
