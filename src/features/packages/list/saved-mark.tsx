import { useKept } from '#src/device/later/kept-addresses.ts'
import { copy } from '#src/features/packages/copy.ts'

/** Marks a card whose package opens without a network. */
export function SavedMark({ address }: { address: string }) {
  if (!useKept(address)) return null
  return (
    <p className="absolute top-10px start-10px z-2 inline-flex items-center gap-4px min-h-26px ps-6px pe-10px rounded-full bg-surface text-ink text-[.8125rem] font-600 pointer-events-none">
      <span className="i-ph-check-circle-fill text-leaf" aria-hidden />
      {copy.saved}
      <span className="visually-hidden">{copy.savedMeaning}</span>
    </p>
  )
}
