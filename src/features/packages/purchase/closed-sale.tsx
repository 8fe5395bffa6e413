import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { copy } from '#src/features/packages/copy.ts'
import { detailCopy } from '#src/features/packages/detail/detail-copy.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { buyCopy } from './buy-copy.ts'

const WORDS = {
  'sold-out': { title: copy.soldOut, text: buyCopy.soldOutText },
  withdrawn: { title: copy.withdrawn, text: buyCopy.withdrawnText },
}

/** Replaces plan and Buy Now when there is nothing to buy. */
export function ClosedSale({
  state,
  type,
}: {
  state: 'sold-out' | 'withdrawn'
  type: ProjectTypeSlug | null
}) {
  const { title, text } = WORDS[state]
  return (
    <div className="flex flex-col gap-16px rounded-sm bg-sand p-16px">
      <div>
        <p className="title-4">{title}</p>
        <p className="mt-4px text-ink-soft">{text}</p>
      </div>
      <ButtonLink to={type ? sitePaths.projects(type) : sitePaths.find}>{detailCopy.seeOthers}</ButtonLink>
    </div>
  )
}
