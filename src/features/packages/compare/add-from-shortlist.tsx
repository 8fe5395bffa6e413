import { sitePaths } from '#contract/site-paths.ts'
import { useStore } from '#src/device/use-store.ts'
import { MAX_COMPARED } from '#src/features/packages/shortlist/kept/compare-address.ts'
import { shortlist } from '#src/features/packages/shortlist/kept/shortlist.ts'
import { Link } from '#src/ui/core/link.tsx'
import { isTapOnNext } from '#src/ui/lists/one-removal.ts'
import { words } from './compare-copy.ts'

const NOTHING: ReturnType<typeof shortlist.get> = []

/** `named`: all that the address names. `compared`: how many of them are on our list. */
type Props = { named: readonly string[]; compared: number; onAdd: (packageId: string) => void }

/** Another column, from what is saved on this phone. */
export function AddFromShortlist({ named, compared, onAdd }: Props) {
  const saved = useStore(shortlist, NOTHING)
  const others = saved.filter(({ id }) => !named.includes(id))
  return (
    <section aria-label={words.add} className="grid gap-12px print:hidden">
      {compared === 1 && <p className="text-ink-soft">{words.one}</p>}
      {compared < MAX_COMPARED && others.length > 0 && (
        <>
          <h2 className="title-4">{words.add}</h2>
          <ul className="flex flex-wrap gap-8px">
            {others.map(({ id, name }) => (
              <li key={id} className="max-w-full">
                <button
                  type="button"
                  className="btn-outline px-16px min-h-44px"
                  onClick={(press) => !isTapOnNext(press) && onAdd(id)}
                >
                  <span className="i-ph-plus" aria-hidden />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="flex flex-wrap gap-x-24px">
        <Link to={sitePaths.shortlist} className="text-link inline-flex items-center min-h-44px">
          {words.toShortlist}
        </Link>
        <Link to={sitePaths.projects('land')} className="text-link inline-flex items-center min-h-44px">
          {words.toPackages}
        </Link>
      </p>
    </section>
  )
}
