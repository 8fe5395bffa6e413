import { Link } from '#src/ui/core/link.tsx'
import { legalCopy } from './copy.ts'
import { type LegalPage, legalPages } from './legal-page.ts'

/** The three pages, the open one marked (spec §2, Legal); above the text on phones, beside it on wide screens. */
export function LegalNavigation({ current }: { current: LegalPage }) {
  return (
    <nav aria-label={legalCopy.navigation}>
      <ul className="flex flex-wrap md:flex-col gap-4px">
        {legalPages.map(({ path, document }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current.path ? 'page' : undefined}
              className="flex items-center min-h-44px px-12px md:px-16px rounded-full font-600 no-underline hover:text-laterite aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:hover:text-paper"
            >
              {document.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
