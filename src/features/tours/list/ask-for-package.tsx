import { ASK_PART, sitePaths } from '#contract/site-paths.ts'
import { toursPackage } from '#src/features/tours/queries.ts'
import { WayLink } from '#src/ui/ask/way-link.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { useRead } from '#src/ui/reads/use-read.ts'
import { waysToAsk } from './ask-for-date.tsx'
import { ask as words } from './list-copy.ts'

/** For a package that was asked for and has no tours: sales may know a date. It names the package. */
export function AskForPackage({ packageId }: { packageId: string }) {
  const { data } = useRead(toursPackage(packageId))
  const name = data?.value.name ?? ''
  return (
    <div role="status" className="grid gap-12px rounded-md bg-sand text-ink p-20px">
      <div>
        <p className="title-4">{name ? words.none(name) : words.noneUnnamed}</p>
        <p className="text-[.9375rem] mt-4px">{words.lead}</p>
      </div>
      <ul className="grid gap-8px sm:grid-cols-2">
        {waysToAsk(name).map(({ way, href }) => (
          <li key={way}>
            <WayLink way={way} href={href}>
              {words.ways[way]}
            </WayLink>
          </li>
        ))}
      </ul>
      <Link
        to={`${sitePaths.package(packageId)}#${ASK_PART}`}
        className="text-link inline-flex items-center justify-self-start min-h-44px"
      >
        {words.toPackage}
      </Link>
    </div>
  )
}
