import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { Link } from '#src/ui/core/link.tsx'
import { helpLinks, library as words } from './copy.ts'
import { useKeptPages } from './use-packs.ts'

/** Pages that a phone keeps whole after the first visit; with data saver, only some. Their place waits for the worker. */
export function GoodToKnow({ keeper }: { keeper: PackKeeper }) {
  const kept = useKeptPages(keeper)
  const links = helpLinks.filter(({ page }) => kept?.has(sitePaths[page]) ?? true)
  if (links.length === 0) return null
  return (
    <section aria-labelledby="good-to-know" className={kept ? 'grid gap-8px' : 'grid gap-8px invisible'}>
      <h2 id="good-to-know" className="title-4">
        {words.helpTitle}
      </h2>
      <ul>
        {links.map(({ label, page }) => (
          <li key={page}>
            <Link to={sitePaths[page]} className="text-link inline-flex items-center min-h-44px">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
