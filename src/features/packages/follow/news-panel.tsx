import { sitePaths } from '#contract/site-paths.ts'
import type { PackageNews } from '#follow/followed-search.ts'
import { Link } from '#src/ui/core/link.tsx'
import { newsWords, followCopy as words } from './follow-copy.ts'

/** What is new in the search on the screen, above the whole list. */
export function NewsPanel({ news }: { news: readonly PackageNews[] }) {
  if (news.length === 0) return null
  return (
    <section aria-label={words.newHere} className="panel bg-sand border-transparent p-16px md:p-20px">
      <h2 className="title-4 flex items-center gap-8px">
        <span className="i-ph-bell-ringing text-laterite" aria-hidden />
        {words.newHere}
      </h2>
      <ul className="grid mt-4px">
        {news.map(({ packageId, name, changes }) => (
          <li key={packageId} className="flex flex-wrap items-center gap-x-8px">
            <Link to={sitePaths.package(packageId)} className="text-link inline-flex items-center min-h-44px">
              {name}
            </Link>
            <span className="small-print">{newsWords(changes)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
