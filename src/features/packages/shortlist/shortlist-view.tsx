import { type MouseEvent, useEffect, useState } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { useStore } from '#src/device/use-store.ts'
import { compareAddress, MAX_COMPARED } from '#src/features/packages/shortlist/kept/compare-address.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { focusBeside, mayRemove } from '#src/ui/lists/one-removal.ts'
import { useAfterPress } from '#src/ui/lists/use-after-press.ts'
import { LookupSkeleton } from '#src/ui/reads/lookup-skeleton.tsx'
import { Notice, TryAgain } from '#src/ui/reads/notice.tsx'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { toast, UNDO_MS } from '#src/ui/toast.ts'
import { comparisonOf } from './comparison-choice.ts'
import { shortlist } from './kept/shortlist.ts'
import type { ShortlistEntry } from './kept/shortlist-entry.ts'
import { saveOrTell } from './save-or-tell.ts'
import { SavedRow } from './saved-row.tsx'
import { ShareShortlist } from './share-shortlist.tsx'
import { heart, list as words } from './shortlist-copy.ts'
import { useKnownPackages } from './use-known-packages.ts'

/** Everything on the shortlist, in its states. */
export function ShortlistView() {
  const kept = useStore<readonly ShortlistEntry[], null>(shortlist, null)
  const before = useAfterPress(kept)
  const entries = kept && before && before.length < kept.length ? before : kept // an Undo hides its toast first
  return (
    <section aria-labelledby="saved" className="grid grid-cols-[minmax(0,1fr)] gap-16px">
      <h2 id="saved" tabIndex={-1} className="title-3 flex items-center gap-12px outline-none">
        {words.saved}
        {entries && entries.length > 0 && <span className="tag tabular-nums">{entries.length}</span>}
      </h2>
      {entries === null ? (
        <LookupSkeleton words={words.looking}>
          <Empty />
        </LookupSkeleton>
      ) : entries.length === 0 ? (
        <Empty />
      ) : (
        <Entries entries={entries} />
      )}
    </section>
  )
}

function Empty() {
  return (
    <Notice
      icon="i-ph-heart"
      title={words.emptyTitle}
      text={words.empty}
      action={
        <div className="flex flex-wrap gap-12px">
          <ButtonLink to={sitePaths.projects('land')}>{words.toLand}</ButtonLink>
          <ButtonLink to={sitePaths.projects('home')} variant="outline">
            {words.toHomes}
          </ButtonLink>
        </div>
      }
    />
  )
}

/** What was ticked in this visit: Back from a comparison finds it again. */
let lastTicked: readonly string[] = []

function Entries({ entries }: { entries: readonly ShortlistEntry[] }) {
  useTodayInLagos() // an offer may be over
  const { looks, tryAgain } = useKnownPackages(entries)
  const [ticked, setTicked] = useState(lastTicked)
  useEffect(() => {
    lastTicked = ticked
  }, [ticked])
  const ids = looks.flatMap(({ known }) => known?.pkg.id ?? [])
  const shared = entries.flatMap((entry, at) =>
    looks[at]?.state === 'gone' ? [] : { entry, known: looks[at]?.known ?? null },
  )
  const chosen = ids.filter((id) => ticked.includes(id))
  const compared = comparisonOf(ids, ticked)
  const isFull = chosen.length >= MAX_COMPARED

  const remove = (entry: ShortlistEntry, press: MouseEvent<HTMLElement>) => {
    if (!mayRemove(press)) return
    const moveFocus = focusBeside(press.currentTarget) // before its row goes
    if (shortlist.remove(entry.id) !== 'kept') {
      toast.warning(heart.stays)
      return
    }
    setTicked((before) => before.filter((id) => id !== entry.id))
    toast.plain(words.removed(entry.name), {
      durationMs: UNDO_MS,
      action: { label: words.undo, onPress: () => saveOrTell(entry) },
    })
    moveFocus()
  }

  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2 gap-12px lg:gap-20px items-start">
        {entries.map((entry, at) => (
          <SavedRow
            key={entry.id}
            entry={entry}
            look={looks[at] ?? { state: 'waiting', known: null }}
            isTicked={ticked.includes(entry.id)}
            isFull={isFull}
            onTick={(isTicked) =>
              setTicked((before) =>
                isTicked ? [...before, entry.id] : before.filter((id) => id !== entry.id),
              )
            }
            onRemove={(press) => remove(entry, press)}
          />
        ))}
      </ul>
      <div className="[@media(min-height:400px)]:sticky bottom-0 z-10 -mx-20px px-20px md:mx-0 md:px-0 py-12px pb-[calc(12px+env(safe-area-inset-bottom))] bg-paper border-0 border-t-1 border-solid border-edge flex flex-wrap items-center gap-x-12px gap-y-8px print:hidden">
        {compared && (
          <ButtonLink to={compareAddress(compared)} className="px-16px md:px-24px">
            <span className="i-ph-columns" aria-hidden />
            <span>{words.compareThese(compared.length)}</span>
          </ButtonLink>
        )}
        {shared.length > 0 && <ShareShortlist shared={shared} />}
        {looks.some(({ state }) => state === 'unread') && <TryAgain onPress={tryAgain} />}
        {ids.length > 1 && (
          <p role="status" className="small-print basis-full">
            {isFull ? words.most : chosen.length > 0 ? words.picked(chosen.length, MAX_COMPARED) : words.pick}
          </p>
        )}
      </div>
    </>
  )
}
