import { sitePaths } from '#contract/site-paths.ts'
import { useStore } from '#src/device/use-store.ts'
import { page as words } from '#src/features/packages/shortlist/shortlist-copy.ts'
import { Link } from '#src/ui/core/link.tsx'
import { shortlist } from './shortlist.ts'

/**
 * The way to what was saved, in the header; shown only while something is saved. On a desktop it stands beside the
 * content's column, so that nothing of the header moves for it. Between the two there is no room for it.
 */
export function ShortlistLink() {
  const saved = useStore({ subscribe: shortlist.subscribe, get: () => shortlist.get().length }, 0)
  if (saved === 0) return null
  return (
    <Link
      to={sitePaths.shortlist}
      className="ms-auto [a+&]:ms-0 inline-flex items-center gap-4px min-h-44px px-4px text-[.9375rem] font-600 tabular-nums no-underline hover:underline xl:absolute xl:start-full [@media(min-width:64em)_and_(max-width:79.99em)]:hidden"
    >
      <span className="i-ph-heart-fill text-laterite text-[1.25rem]" aria-hidden />
      <span className="visually-hidden">{words.title}: </span>
      <span>{saved}</span>
    </Link>
  )
}
