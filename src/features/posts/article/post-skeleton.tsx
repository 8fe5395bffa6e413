import { sitePaths } from '#contract/site-paths.ts'
import { detailCopy } from '#src/features/posts/copy.ts'
import { earlyPictureFrame } from '#src/ui/api-picture/early-picture-frame.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { RichTextSkeleton } from '#src/ui/rich-text/rich-text-skeleton.tsx'
import { COVER_SIZES } from './cover-sizes.ts'

/** The shape of a post, the same for every one, because one prerendered file serves all of them. */
export function PostSkeleton() {
  return (
    <div className="container md:pt-16px pb-64px md:pb-104px">
      <BackLink to={sitePaths.resourceHub}>{detailCopy.back}</BackLink>
      <h1 className="visually-hidden">{detailCopy.loading}</h1>
      <div aria-hidden>
        <div className="relative overflow-hidden skeleton mt-8px w-full aspect-[16/10] md:aspect-[21/9] rounded-md md:rounded-lg">
          <div className="absolute inset-0" {...earlyPictureFrame(COVER_SIZES)} />
        </div>
        <div className="flex flex-col gap-16px pt-24px md:pt-40px pb-40px max-w-[60rem] pulse">
          <div className="skeleton h-28px w-140px rounded-full" />
          <div className="skeleton h-40px md:h-64px w-11/12" />
          <div className="skeleton h-40px md:h-64px w-3/5" />
          <div className="skeleton h-20px w-200px" />
        </div>
        <RichTextSkeleton />
      </div>
    </div>
  )
}
