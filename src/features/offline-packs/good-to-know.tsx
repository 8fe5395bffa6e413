import { Link } from 'react-router-dom'
import { sitePaths } from '#contract/site-paths.ts'
import { helpLinks, library as words } from './copy.ts'

/** Pages of the site that every phone has whole after the first visit. */
export function GoodToKnow() {
  return (
    <section aria-labelledby="good-to-know" className="grid gap-8px">
      <h2 id="good-to-know" className="title-4">
        {words.helpTitle}
      </h2>
      <ul>
        {helpLinks.map(({ label, page }) => (
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
