import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { LookupSkeleton } from '#src/ui/reads/lookup-skeleton.tsx'
import { Notice } from '#src/ui/reads/notice.tsx'
import { library as words } from './copy.ts'
import { PackCard } from './pack-card.tsx'
import { usePacks } from './use-packs.ts'

/** Every pack of this phone, including those that the phone discarded. */
export function PackList({ keeper }: { keeper: PackKeeper }) {
  const packs = usePacks(keeper)
  const isHydrated = useHydrated()
  return (
    <section aria-labelledby="packs" className="grid grid-cols-[minmax(0,1fr)] gap-16px">
      <h2 id="packs" tabIndex={-1} className="title-3 flex items-center gap-12px outline-none">
        {words.saved}
        {packs && packs.length > 0 && <span className="tag tabular-nums">{packs.length}</span>}
      </h2>
      {isHydrated && !keeper.isSupported() ? (
        <Notice icon="i-ph-info" {...words.unsupported} />
      ) : packs === null ? (
        <LookupSkeleton words={words.looking}>
          <Empty />
        </LookupSkeleton>
      ) : packs.length === 0 ? (
        <Empty />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-16px">
          {packs.map((pack) => (
            <PackCard key={pack.packId} pack={pack} keeper={keeper} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Empty() {
  return (
    <Notice
      icon="i-ph-download-simple"
      title={words.emptyTitle}
      text={words.empty}
      action={
        <div className="flex flex-wrap gap-12px">
          <ButtonLink to={sitePaths.projects('land')}>{words.toPackages}</ButtonLink>
          <ButtonLink to={sitePaths.siteTour} variant="outline">
            {words.toTours}
          </ButtonLink>
        </div>
      }
    />
  )
}
