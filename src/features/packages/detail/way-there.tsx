import type { Package } from '#contract/records/package.ts'
import { NO_PLACE, packagePlace } from '#src/features/packages/package-place.ts'
import { copy as words } from '#src/ui/core/copy.ts'
import { detailCopy } from './detail-copy.ts'

/** Where the package is and how to come, in words: they need no network. The map opens only on a press. */
export function WayThere({ pkg }: { pkg: Package }) {
  const place = packagePlace(pkg)
  const isKnown = place !== NO_PLACE
  return (
    <section id="directions" aria-labelledby="way-there" className="scroll-mt-96px">
      <h2 id="way-there" className="title-3">
        {detailCopy.directions}
      </h2>
      {isKnown && (
        <p className="mt-12px flex gap-10px font-600">
          <span className="i-ph-map-pin text-laterite text-[1.25rem]" aria-hidden />
          <span className="min-w-0 [overflow-wrap:anywhere]">{place}</span>
        </p>
      )}
      <p className="mt-8px prose text-ink-soft">{detailCopy.directionsBus}</p>
      {isKnown && (
        <p className="mt-8px flex flex-wrap items-center gap-x-12px">
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place}, Nigeria`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link inline-flex items-center min-h-44px"
          >
            {detailCopy.openMap}
            <span className="visually-hidden">{words.newTab}</span>
          </a>
          <span className="small-print">{detailCopy.mapNeeds}</span>
        </p>
      )}
    </section>
  )
}
