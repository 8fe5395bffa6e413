import type { MouseEventHandler } from 'react'
import { naira } from '#contract/format/naira.ts'
import { firstPicture } from '#contract/records/panorama.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { ChangeMarks } from '#src/features/packages/changes/change-marks.tsx'
import { figuresOf } from '#src/features/packages/changes/package-changes.ts'
import { closedWords } from '#src/features/packages/closed-words.ts'
import { copy } from '#src/features/packages/copy.ts'
import { percentOff } from '#src/features/packages/package-badges.ts'
import { packagePlace } from '#src/features/packages/package-place.ts'
import { savedDay } from '#src/features/packages/price-day.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { unreadText } from '#src/ui/reads/unread-notice.tsx'
import { changesSinceSaved } from './changes-since-saved.ts'
import type { ShortlistEntry } from './kept/shortlist-entry.ts'
import type { Look } from './look.ts'
import { list as words } from './shortlist-copy.ts'

type Props = {
  entry: ShortlistEntry
  look: Look
  isTicked: boolean
  /** Three are ticked already. */
  isFull: boolean
  onTick: (isTicked: boolean) => void
  onRemove: MouseEventHandler<HTMLElement>
}

const PICTURE = 'w-96px h-72px sm:w-136px sm:h-102px rounded-sm object-cover'

/** One saved package: what it is, what changed since, and whether it is to be compared. */
export function SavedRow({ entry, look, isTicked, isFull, onTick, onRemove }: Props) {
  const { known } = look
  const day = savedDay(entry.savedAt)
  return (
    <li className="card p-12px sm:p-16px">
      <div className="grid grid-cols-[96px_minmax(0,1fr)] sm:grid-cols-[136px_minmax(0,1fr)] gap-12px sm:gap-20px">
        <ApiPicture
          src={(known && firstPicture(known.pkg.media)?.url) ?? null}
          alt=""
          sizes="(min-width: 30em) 136px, 96px"
          width={136}
          height={102}
          className={PICTURE}
        />
        <div className="min-w-0 grid gap-4px content-start">
          <h3 className="title-4">
            {look.state === 'gone' ? (
              entry.name
            ) : (
              <Link
                to={sitePaths.package(entry.id)}
                state={known ?? undefined}
                className="inline-flex items-center min-h-28px no-underline hover:underline"
              >
                {known?.pkg.name ?? entry.name}
              </Link>
            )}
          </h3>
          {known && <p className="small-print">{packagePlace(known.pkg)}</p>}
          <p className="price text-[1.125rem] leading-[1.2] whitespace-normal">{priceOf(entry, look)}</p>
          <p className="small-print">{words.savedOn(day)}</p>
          {known && <Age storedAt={known.storedAt} prefix={copy.pricesAge} />}
        </div>
      </div>
      <News entry={entry} look={look} day={day} />
      <div className="flex flex-wrap items-center justify-between gap-x-16px mt-4px print:hidden">
        {known && (
          <label className="inline-flex items-center gap-10px min-h-44px cursor-pointer has-[:disabled]:op-60 has-[:disabled]:cursor-not-allowed">
            <input
              type="checkbox"
              className="w-20px h-20px m-0 accent-[var(--forest)]"
              checked={isTicked}
              disabled={isFull && !isTicked}
              onChange={({ target }) => onTick(target.checked)}
            />
            {words.compare}
            <span className="visually-hidden">: {entry.name}</span>
          </label>
        )}
        <button
          type="button"
          className="text-link ms-auto inline-flex items-center min-h-44px cursor-pointer"
          onClick={onRemove}
        >
          {words.remove}
          <span className="visually-hidden">: {entry.name}</span>
        </button>
      </div>
    </li>
  )
}

/** As the package says it now, otherwise as it was when saved. */
function priceOf(entry: ShortlistEntry, { known }: Look): string {
  const { amount, sale } = known ? figuresOf(known.pkg) : entry
  const price = amount > 0 ? naira(amount, { decimals: 0 }) : copy.priceOnRequest
  return [price, closedWords(sale)].filter(Boolean).join(' · ')
}

function News({ entry, look, day }: Pick<Props, 'entry' | 'look'> & { day: string }) {
  if (look.state === 'waiting') return null
  if (look.state !== 'known') {
    const unread = { ...copy.unread, offline: words.unread }
    return (
      <p className="mt-8px">{look.state === 'unread' ? unreadText(look.why, unread).text : words.gone}</p>
    )
  }
  const { changes, offer } = changesSinceSaved(entry, look.known.pkg)
  if (changes.length === 0 && !offer) return null
  return (
    <div className="mt-8px grid gap-2px">
      <ChangeMarks changes={changes} since={words.since(day)} />
      {offer && (
        <p className="text-[.875rem] font-600">
          {offer.kind === 'new' ? words.offerNew(percentOff(offer)) : words.offerOver}
        </p>
      )}
    </div>
  )
}
