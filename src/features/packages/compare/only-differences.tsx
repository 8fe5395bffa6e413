import { plural } from '#src/format/count.ts'
import { words } from './compare-copy.ts'

type Props = { isOn: boolean; hidden: number; onSwitch: (isOn: boolean) => void }

/** Hides the rows in which all say the same, and says how many those are. */
export function OnlyDifferences({ isOn, hidden, onSwitch }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-12px gap-y-4px">
      <button
        type="button"
        className="btn-outline aria-pressed:bg-ink aria-pressed:text-paper"
        aria-pressed={isOn}
        onClick={() => onSwitch(!isOn)}
      >
        {words.onlyDifferences}
      </button>
      <p role="status" className="small-print order-last empty:absolute">
        {isOn && words.hidden(plural(hidden, 'row'))}
      </p>
    </div>
  )
}
