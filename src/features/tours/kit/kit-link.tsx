import { sitePaths } from '#contract/site-paths.ts'
import { Link } from '#src/ui/core/link.tsx'
import { found as words } from './found-copy.ts'

/** Where a first-time visitor finds the kit. */
export function KitLink() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-40px gap-y-16px rounded-lg bg-sand p-20px md:p-32px mt-32px md:mt-48px">
      <div className="grid gap-6px max-w-[44em]">
        <p className="title-3">{words.title}</p>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <Link to={sitePaths.visitKit} className="btn-outline">
        {words.link}
        <span className="i-ph-arrow-right" aria-hidden />
      </Link>
    </div>
  )
}
