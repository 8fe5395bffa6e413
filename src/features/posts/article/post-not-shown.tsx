import type { ReactNode } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { detailCopy, postUnread } from '#src/features/posts/copy.ts'
import { Placeholder } from '#src/ui/api-picture/placeholder.tsx'
import { BackLink } from '#src/ui/back-link.tsx'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { isUnanswered, type Unread } from '#src/ui/reads/list-state.ts'
import { TryAgain } from '#src/ui/reads/notice.tsx'
import { unreadText } from '#src/ui/reads/unread-notice.tsx'

type Props = { reason: 'missing' | Unread; onTryAgain: () => unknown; children?: ReactNode }

/** "Post Not Found" on any error (spec §2), except without an answer: then nobody knows (decisions F11, 085). */
export function PostNotShown({ reason, onTryAgain, children }: Props) {
  const isUnknown = isUnanswered(reason)
  const { title, text } = isUnknown
    ? unreadText(reason, postUnread)
    : { title: detailCopy.notFound, text: detailCopy.notFoundText }
  return (
    <section className="container grid md:grid-cols-2 items-center gap-40px py-40px md:py-88px">
      <div className="flex flex-col items-start gap-16px">
        <h1 className="title-1">{title}</h1>
        <p className="lead">{text}</p>
        {reason === 'failed' && <p className="text-ink-soft">{detailCopy.brokenText}</p>}
        <div className="mt-16px flex flex-wrap gap-12px">
          {reason !== 'missing' && <TryAgain onPress={onTryAgain} />}
          {isUnknown ? (
            <ButtonLink to={sitePaths.resourceHub}>{detailCopy.toHub}</ButtonLink>
          ) : (
            <ButtonLink to={sitePaths.frontPage}>{detailCopy.goHome}</ButtonLink>
          )}
          <BackLink to={sitePaths.resourceHub} className="btn-outline">
            {detailCopy.goBack}
          </BackLink>
        </div>
      </div>
      <div className="aspect-[16/10] rounded-lg overflow-hidden">
        <Placeholder />
      </div>
      {children && <div className="md:col-span-2">{children}</div>}
    </section>
  )
}
