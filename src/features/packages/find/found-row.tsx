import { memo } from 'react'
import { naira } from '#contract/format/naira.ts'
import { projectTypeLabel } from '#contract/project-type.ts'
import { firstPicture } from '#contract/records/panorama.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { availability } from '#src/features/packages/availability.ts'
import { copy } from '#src/features/packages/copy.ts'
import { packagePlace } from '#src/features/packages/package-place.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { foundCopy } from './found-copy.ts'
import { type RowFact, rowFacts } from './row-facts.ts'
import type { Findable } from './rules/findable.ts'

const ICONS: Record<RowFact['about'], string> = {
  payment: 'i-ph-calendar-blank',
  size: 'i-ph-ruler',
  tour: 'i-ph-van',
  left: 'i-ph-stack',
}

/** The others share a line. */
const WIDE: readonly RowFact['about'][] = ['payment', 'size']

const TAGS = { land: 'tag-land', agro: 'tag-agro', home: 'tag-home' } as const

type Props = {
  findable: Findable
  /** `Y-m-d`; undefined = none is listed, null = the list of tours is not known. */
  tour: string | null | undefined
  /** Where several lines stand together. */
  showsLine: boolean
}

/** One package in a list that is compared line by line: what decides stands in the same place in each. */
export const FoundRow = memo(PlainRow)

function PlainRow({ findable, tour, showsLine }: Props) {
  const { pkg, type, storedAt } = findable
  const state: KnownPackage = { pkg, type, storedAt }
  const picture = firstPicture(pkg.media)?.url ?? null
  const sale = availability(pkg)
  return (
    <article className="card relative h-full grid grid-cols-[96px_minmax(0,1fr)] sm:grid-cols-[136px_minmax(0,1fr)] gap-x-14px gap-y-10px p-12px hover:border-[var(--field-edge)]">
      <div className="picture-ground relative overflow-hidden rounded-[12px] h-84px sm:h-auto sm:min-h-112px sm:row-span-2">
        <ApiPicture
          src={picture}
          alt=""
          sizes="(min-width: 30em) 200px, 96px"
          width={136}
          height={112}
          className="absolute inset-0 w-full h-full object-cover"
        />
      </div>
      <div className="min-w-0">
        <h2 className="title-4 line-clamp-2">
          <Link
            to={sitePaths.package(pkg.id)}
            state={state}
            className="no-underline hover:underline after:content-[''] after:absolute after:inset-0 after:rounded-md"
          >
            {pkg.name}
          </Link>
        </h2>
        <p className="small-print mt-2px line-clamp-1">{packagePlace(pkg)}</p>
        <p className="mt-6px flex flex-wrap items-center gap-x-8px gap-y-4px">
          <span className="price text-[min(1.1875rem,8vw)] leading-[1.2] whitespace-normal">
            {pkg.amount > 0 ? naira(pkg.amount, { decimals: 0 }) : copy.priceOnRequest}
          </span>
          {showsLine && <span className={TAGS[type]}>{projectTypeLabel(type)}</span>}
          {sale !== 'on-sale' && (
            <span className="tag bg-ink text-paper">
              {sale === 'sold-out' ? foundCopy.soldOut : foundCopy.withdrawn}
            </span>
          )}
        </p>
      </div>
      <ul className="col-span-2 sm:col-span-1 sm:col-start-2 flex flex-wrap content-start gap-x-16px gap-y-4px text-[.875rem] leading-[1.35] text-ink-soft">
        {rowFacts(findable, tour).map(({ about, words }) => (
          // Replaced with its words: in a translated page they stand in nodes that React does not know.
          <li key={words} className={`flex gap-6px ${WIDE.includes(about) ? 'w-full' : ''}`}>
            <span className={`${ICONS[about]} flex-none mt-2px text-laterite`} aria-hidden />
            {words}
          </li>
        ))}
      </ul>
    </article>
  )
}
