import { type ComponentType, type MouseEvent, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { whilePressed } from '#src/device/later/while-pressed.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { findCopy } from './rules/find-copy.ts'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

type Props = Omit<FilterSheetProps, 'onClose'> & { chosen: number }

/** Opens all filters. Their code comes with the first press; an approaching pointer starts it early. */
export function FilterButton({ chosen, ...sheet }: Props) {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>()
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)

  const prepare = () => afterPaint(() => void loadSheet().catch(() => undefined)) // the press tells what failed
  const press = async ({ currentTarget }: MouseEvent) => {
    try {
      const loaded = await whilePressed(currentTarget, loadSheet())
      setMissing(false)
      afterPaint(() => {
        setSheet(() => loaded)
        setOpen(true)
      })
    } catch {
      setMissing(true)
    }
  }

  return (
    <>
      <button
        type="button"
        className="btn-outline bg-surface px-16px md:min-h-52px md:px-24px"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <span className="i-ph-sliders-horizontal text-[1.25rem]" aria-hidden />
        {findCopy.filters}
        {chosen > 0 && (
          <>
            <span
              className="inline-flex items-center justify-center min-w-24px h-24px px-6px rounded-full bg-ink text-paper text-[.8125rem] tabular-nums"
              aria-hidden
            >
              {chosen}
            </span>
            <span className="visually-hidden">{findCopy.filtersChosen(chosen)}</span>
          </>
        )}
      </button>
      {isMissing && (
        <p role="status" className="col-span-full small-print">
          {findCopy.filtersMissing}
        </p>
      )}
      {Sheet && isOpen && <Sheet {...sheet} onClose={() => setOpen(false)} />}
    </>
  )
}
