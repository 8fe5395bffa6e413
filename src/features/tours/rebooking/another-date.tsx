import { tourAddress } from '#contract/addresses/tour-address.ts'
import { gone as words } from '#src/features/tours/copy.ts'
import { WayOn } from './way-on.tsx'

/** For a booking whose day is gone, if no other dates can be offered for it. */
export function AnotherDate({ id }: { id: string }) {
  const look = { className: 'btn-primary w-full', icon: 'i-ph-calendar-dots' }
  return <WayOn id={id} label={words.anotherDate} address={tourAddress({})} {...look} />
}
