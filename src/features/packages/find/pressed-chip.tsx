import type { ReactNode } from 'react'

type Props = { isOn: boolean; onPress: () => void; children: ReactNode }

/** A filter that is on or off. The tick, not only the colour, says which. It has its room already: nothing moves. */
export function PressedChip({ isOn, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="inline-flex items-center gap-2px max-w-full min-h-44px px-12px aria-pressed:ps-4px aria-pressed:pe-6px rounded-full border-1 border-solid border-[var(--field-edge)] bg-surface text-ink text-[.875rem] font-500 whitespace-nowrap cursor-pointer hover:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:border-ink"
      onClick={onPress}
    >
      {isOn && <span className="i-ph-check flex-none text-[.75rem]" aria-hidden />}
      <span className="truncate">{children}</span>
    </button>
  )
}
