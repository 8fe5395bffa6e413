import { firstPicture } from '#contract/records/panorama.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { LaterHeart } from '#src/features/packages/later-heart.tsx'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { tourLink } from '#src/features/packages/tour-link.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { focusBeside, isTapOnNext } from '#src/ui/lists/one-removal.ts'
import { words } from './compare-copy.ts'
import { COLUMN, CompareRow, RowName } from './compare-row.tsx'
import type { Row } from './compare-rows.ts'

type Props = {
  /** Null: awaited. */
  columns: readonly (KnownPackage | null)[]
  rows: readonly Row[]
  benefits: readonly Row[]
  onRemove: (packageId: string) => void
}

// On a low screen the head would cover half of what is compared. Paper is no screen:
// for a reader who had scrolled, the first page was printed without the names.
const HEAD =
  '[@media_screen_and_(min-height:560px)]:sticky top-[var(--header)] z-2 bg-paper border-0 border-b-2 border-solid border-ink'

/**
 * The packages side by side. The name of a row is a line of its own above its cells, so that three columns fit the
 * narrowest phone. It heads the group of rows that it stands in, which is what a screen reader is told.
 */
export function CompareTable({ columns, rows, benefits, onRemove }: Props) {
  const span = columns.length
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-start [overflow-wrap:anywhere]">
      <caption className="visually-hidden">
        {words.caption(columns.flatMap((known) => known?.pkg.name ?? []).join(', '))}
      </caption>
      <thead>
        <tr>
          {columns.map((known, at) => (
            <th
              key={known?.pkg.id ?? `awaited ${at}`}
              scope="col"
              className={`${COLUMN} ${HEAD} pt-8px pb-10px align-top`}
            >
              {known ? (
                <ColumnHead known={known} onRemove={() => onRemove(known.pkg.id)} />
              ) : (
                <div className="skeleton pulse h-108px md:h-184px" />
              )}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <CompareRow key={row.name} row={row} />
      ))}
      {benefits.length > 0 && (
        <tbody>
          <tr>
            <td colSpan={span} className="pt-28px">
              <h2 className="title-3">{words.benefits}</h2>
            </td>
          </tr>
        </tbody>
      )}
      {benefits.map((row) => (
        <CompareRow key={row.name} row={row} isTicks />
      ))}
      <tbody className="print:hidden">
        <RowName span={span}>{words.actions}</RowName>
        <tr>
          {columns.map((known, at) => (
            <td key={known?.pkg.id ?? `awaited ${at}`} className={`${COLUMN} pt-4px`}>
              {known && <Ways {...known} />}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function ColumnHead({ known: { pkg, type }, onRemove }: { known: KnownPackage; onRemove: () => void }) {
  const picture = firstPicture(pkg.media)
  return (
    <div className="relative grid gap-6px text-start">
      <ApiPicture
        src={picture?.url ?? null}
        alt=""
        sizes="(min-width: 46.875em) 300px, 33vw"
        width={300}
        height={150}
        className="w-full h-52px md:h-120px rounded-sm object-cover"
      />
      <LaterHeart pkg={pkg} type={type} />
      <span className="font-heading font-600 text-[.875rem] md:text-[1.125rem] leading-[1.2] line-clamp-2">
        {pkg.name}
      </span>
      <button
        type="button"
        className="small-print inline-flex items-center gap-4px min-h-32px justify-self-start cursor-pointer hover:underline print:hidden"
        onClick={(press) => {
          if (isTapOnNext(press)) return
          focusBeside(press.currentTarget)()
          onRemove()
        }}
      >
        <span className="i-ph-x" aria-hidden />
        {words.remove}
        <span className="visually-hidden">: {pkg.name}</span>
      </button>
    </div>
  )
}

function Ways({ pkg, type, storedAt }: KnownPackage) {
  return (
    <>
      <Way to={sitePaths.package(pkg.id)} state={{ pkg, type, storedAt }} name={pkg.name}>
        {words.open}
      </Way>
      <Way to={tourLink(pkg, type)} name={pkg.name}>
        {words.tour}
      </Way>
    </>
  )
}

type WayProps = { to: string; state?: KnownPackage; name: string; children: string }

function Way({ to, state, name, children }: WayProps) {
  return (
    <Link to={to} state={state} className="text-link flex items-center min-h-44px text-[.9375rem]">
      {children}
      <span className="visually-hidden">: {name}</span>
    </Link>
  )
}
