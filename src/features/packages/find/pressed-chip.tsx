import type { ReactNode } from 'react'

type Props = { isOn: boolean; onPress: () => void; children: ReactNode }

/** A filter that is on or off. The tick, not only the colour, says which. */
export function PressedChip({ isOn, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="inline-flex items-center gap-6px max-w-full min-h-44px px-14px rounded-full border-1 border-solid border-[var(--field-edge)] bg-surface text-ink text-[.9375rem] font-500 whitespace-nowrap cursor-pointer hover:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:border-ink"
      onClick={onPress}
    >
      {isOn && <span className="i-ph-check flex-none" aria-hidden />}
      <span className="truncate">{children}</span>
    </button>
  )
}
