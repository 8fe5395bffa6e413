import type { Schedule } from '#contract/records/site-tour.ts'
import { tourFee } from '#src/features/tours/copy.ts'
import { fee as words } from './visit-copy.ts'

type Props = {
  scheduleId: string | null
  /** The list of tours, as far as it was read. */
  schedules: { data?: { value: readonly Schedule[] } | undefined }
}

/** What the chosen tour costs, above the button. Its room is there from the start, so that nothing moves. */
export function BookingFee({ scheduleId, schedules }: Props) {
  const schedule = schedules.data?.value.find(({ id }) => id === scheduleId)
  const fee = schedule?.fee ?? -1
  const isSaid = fee >= 0
  const unsaid = schedule ? words.unsaid : words.unknown
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-16px gap-y-2px rounded-md bg-sand px-20px py-12px -mb-20px">
      <p className="font-600">{words.label}</p>
      <p aria-live="polite" className="text-right">
        {scheduleId === null && <span className="small-print">{words.open}</span>}
        {scheduleId !== null && (
          <span className={isSaid ? 'price text-[1.25rem]' : ''}>{isSaid ? tourFee(fee) : unsaid}</span>
        )}
      </p>
    </div>
  )
}
