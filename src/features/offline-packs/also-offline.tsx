import { useQueryClient } from '@tanstack/react-query'
import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { Link } from '#src/ui/core/link.tsx'
import { useAsked } from '#src/ui/lists/use-asked.ts'
import { also as words } from './copy.ts'
import { type Seen, seenOnPhone } from './seen-on-phone.ts'
import { useKeptPages, usePacks } from './use-packs.ts'

const FIRST = 5 // of each group

type Props = {
  keeper: PackKeeper
  /** Also lists the packs; for screens that replace one that did not open. */
  listsPacks?: boolean
  className?: string
}

/** Everything that this phone can show without a network. It lists only what it finds. */
export function AlsoOffline({ keeper, listsPacks = false, className = '' }: Props) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const kept = useKeptPages(keeper)
  // Beside a page that did not open, its own links help all the same while this tab is open.
  const isTrue = kept !== undefined && (kept !== null || listsPacks)
  if (!isHydrated || !isTrue) return <div className="min-h-200px" />
  const { packages, posts, pages } = seenOnPhone(client, kept)
  return (
    <section
      aria-labelledby="also-offline"
      className={`grid grid-cols-[minmax(0,1fr)] gap-24px ${className}`}
    >
      <div>
        <h2 id="also-offline" className="title-3">
          {listsPacks ? words.heading : words.title}
        </h2>
        <p className="mt-4px text-ink-soft">{words.lead}</p>
        {listsPacks && (
          <Link to={sitePaths.offline} className="text-link inline-flex items-center min-h-44px">
            {words.toLibrary}
          </Link>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2 gap-x-40px gap-y-32px">
        {listsPacks && <Packs keeper={keeper} />}
        <Group title={words.packages} seen={packages} />
        <Group title={words.posts} seen={posts} />
        <Group title={words.pages} seen={pages} />
      </div>
      {packages.length + posts.length === 0 && <p className="small-print">{words.none}</p>}
    </section>
  )
}

function Packs({ keeper }: { keeper: PackKeeper }) {
  const kept = (usePacks(keeper) ?? []).filter(({ state }) => state === 'kept')
  return (
    <Group
      title={words.packs}
      seen={kept.map(({ subject }) => ({ to: subject.address, label: subject.title }))}
    />
  )
}

function Group({ title, seen }: { title: string; seen: readonly Seen[] }) {
  const { asked, ask } = useAsked(`offline ${title}`, FIRST)
  if (seen.length === 0) return null
  const shown = seen.slice(0, asked)
  return (
    <div>
      <h3 className="title-4 pb-4px">{title}</h3>
      <ul>
        {shown.map(({ to, label }) => (
          <li key={to} className="border-0 border-t-1 border-solid border-edge">
            <Link
              to={to}
              className="flex items-center justify-between gap-12px min-h-48px py-8px no-underline hover:underline [overflow-wrap:anywhere]"
            >
              {label}
              <span className="i-ph-caret-right text-ink-soft" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < seen.length && (
        <button
          type="button"
          className="text-link inline-flex items-center min-h-44px cursor-pointer"
          onClick={() => ask(Number.POSITIVE_INFINITY)}
        >
          {words.all(seen.length)}
          <span className="visually-hidden">: {title}</span>
        </button>
      )}
    </div>
  )
}
