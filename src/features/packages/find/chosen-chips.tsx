import { isTapOnNext } from '#src/ui/lists/one-removal.ts'
import { chosenOf, type StateNames } from './rules/criteria-labels.ts'
import { findCopy } from './rules/find-copy.ts'
import { type Criteria, NO_CRITERIA } from './rules/find-criteria.ts'

type Props = {
  criteria: Criteria
  names: StateNames
  /** What the bar above shows as pressed already. */
  shownAbove: ReadonlySet<string>
  onChoose: (next: Criteria) => void
}

/** What was chosen and the bar does not show, each with the press that takes it back. */
export function ChosenChips({ criteria, names, shownAbove, onChoose }: Props) {
  const chosen = chosenOf(criteria, names).filter(
    ({ criterion, words }) => criterion !== 'text' && !shownAbove.has(words),
  )
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-8px" aria-label={findCopy.chosen}>
      {chosen.map(({ words, without }) => (
        <li key={words} className="max-w-full">
          <button
            type="button"
            className="inline-flex items-center gap-8px max-w-full min-h-44px md:min-h-36px ps-14px pe-10px rounded-full border-0 bg-sand text-ink text-[.9375rem] font-500 cursor-pointer hover:text-laterite"
            onClick={(press) => !isTapOnNext(press) && onChoose(without)}
          >
            <span className="visually-hidden">{findCopy.drop('')}</span>
            <span className="truncate">{words}</span>
            <span className="i-ph-x flex-none" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Takes everything back with one press; the order stays. */
export function ClearAll({ criteria, names, onChoose }: Omit<Props, 'shownAbove'>) {
  if (chosenOf(criteria, names).length < 2) return null
  return (
    <button
      type="button"
      className="text-link min-h-44px px-0 border-0 bg-transparent cursor-pointer text-[.9375rem]"
      onClick={() => onChoose({ ...NO_CRITERIA, sort: criteria.sort })}
    >
      {findCopy.clear}
    </button>
  )
}
