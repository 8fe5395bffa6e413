import { memo, useRef } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { naira } from '#contract/format/naira.ts'
import type { Package } from '#contract/records/package.ts'
import { flatMedia } from '#contract/records/panorama.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { ChangeMarks } from '#src/features/packages/changes/change-marks.tsx'
import { useChanges } from '#src/features/packages/changes/use-changes.ts'
import { copy } from '#src/features/packages/copy.ts'
import { LaterHeart } from '#src/features/packages/later-heart.tsx'
import { packageTags } from '#src/features/packages/package-badges.ts'
import { packagePlace } from '#src/features/packages/package-place.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { fromPerMonth } from '#src/features/packages/plans/per-month.ts'
import { tourLink } from '#src/features/packages/tour-link.ts'
import { SharedPicture } from '#src/ui/api-picture/shared-picture.tsx'
import { MediaCarousel } from '#src/ui/carousel/carousel.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { PackageTags } from './package-tags.tsx'
import { SavedMark } from './saved-mark.tsx'

const AUTOPLAY_MS = 7_000 // decision E14
const SIZES = '(min-width: 64em) 285px, (min-width: 46.875em) 50vw, 76vw'

// A pressed button that scales would become the frame of its own stretched area, and lose the press.
const STRETCHED =
  "btn-outline mt-auto w-full px-8px active:scale-none active:bg-sand after:content-[''] after:absolute after:inset-0 after:rounded-md"

// A target of its own on the stretched one. It is 24 px high with its borders, and shows no third line (WCAG 2.5.8).
const NAME =
  'relative z-1 line-clamp-2 -my-2px border-0 border-y-2 border-solid border-transparent no-underline hover:underline'

// The ground of a picture that is loading. Written out, because the stylesheet is generated from the words of the
// source.
const EARTH = { land: '', agro: '[--earth:#7d9a4e]', home: '[--earth:#cdbfa8]' } as const

type Props = {
  pkg: Package
  type: ProjectTypeSlug
  /** Another day in Lagos draws it again, with the offers of that day. */
  today: string
  /** When the provider last confirmed it (ms since 1970). */
  storedAt?: number
  opens: 'package' | 'site-tour'
  buttonText?: string
}

/**
 * The button's link covers the whole card, so that there is one target and nothing nested. The carousel lies above it.
 * So does the name, if the card leads to the site tour (decision E6).
 */
export const PackageCard = memo(PlainCard)

function PlainCard({ pkg, type, storedAt = 0, opens, buttonText = copy.scheduleTour }: Props) {
  const card = useRef<HTMLElement>(null)
  const state: KnownPackage = { pkg, type, storedAt }
  const changes = useChanges(state, card)
  const packagePath = sitePaths.package(pkg.id)
  const perMonth = fromPerMonth(pkg)
  const to = opens === 'package' ? packagePath : tourLink(pkg, type)

  return (
    <article
      ref={card}
      className={`group card relative flex flex-col h-full transition-[border-color] duration-150 hover:border-[var(--field-edge)] ${EARTH[type]}`}
    >
      <div className="relative z-1">
        <SharedPicture name={`package-${pkg.id}`}>
          <MediaCarousel
            media={flatMedia(pkg.media)}
            alt={pkg.name}
            autoplayMs={AUTOPLAY_MS}
            isOneOfMany
            heightClass="h-178px" // spec §2
            sizes={SIZES}
            to={to}
            state={state}
          />
        </SharedPicture>
        <SavedMark address={packagePath} />
        <LaterHeart pkg={pkg} type={type} />
      </div>
      <div className="flex flex-col grow gap-12px p-16px pb-20px">
        <div>
          <h3 className={`title-4 ${opens === 'site-tour' ? '' : 'line-clamp-2'}`} title={pkg.name}>
            {opens === 'site-tour' ? (
              <Link to={packagePath} state={state} className={NAME}>
                {pkg.name}
              </Link>
            ) : (
              pkg.name
            )}
          </h3>
          <p className="mt-4px small-print line-clamp-2">{packagePlace(pkg)}</p>
        </div>
        <div>
          <p className="price text-[min(1.3125rem,8vw)] leading-[1.15] whitespace-normal [overflow-wrap:anywhere]">
            {pkg.amount > 0 ? naira(pkg.amount, { decimals: 2 }) : copy.priceOnRequest}
          </p>
          {perMonth !== null && (
            <p className="mt-4px small-print tabular-nums">
              {copy.fromAMonth(naira(perMonth, { decimals: 0 }))}
            </p>
          )}
        </div>
        <ChangeMarks changes={changes} />
        <PackageTags tags={packageTags(pkg, type)} />
        <Link to={to} state={state} className={STRETCHED}>
          {buttonText}
          <span className="visually-hidden">: {pkg.name}</span>
        </Link>
      </div>
    </article>
  )
}
