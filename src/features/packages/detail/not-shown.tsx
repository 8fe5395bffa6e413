import type { ReactNode } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { copy } from '#src/features/packages/copy.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import type { Unread } from '#src/ui/reads/list-state.ts'
import { UnreadNotice, unreadText } from '#src/ui/reads/unread-notice.tsx'
import { BackToProjects } from './back-to-projects.tsx'
import { detailCopy } from './detail-copy.ts'

type Props = { reason: Unread; onTryAgain: () => unknown; children?: ReactNode }

/**
 * Replaces a package that cannot be shown now and says what to do next; never the browser's own error (decision D1).
 */
export function NotShown({ reason, onTryAgain, children }: Props) {
  const { failed, offline } = copy.unread // the title is the heading of the page
  return (
    <div className="container pb-104px">
      <BackToProjects type={null} />
      <h1 className="title-2 mt-16px mb-24px">{unreadText(reason, copy.unread).title}</h1>
      <UnreadNotice reason={reason} words={{ failed, offline }} onTryAgain={onTryAgain}>
        <ButtonLink to={sitePaths.find} variant="outline">
          {detailCopy.seeOthers}
        </ButtonLink>
      </UnreadNotice>
      {children}
    </div>
  )
}
