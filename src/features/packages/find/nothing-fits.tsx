import { foundCopy } from './found-copy.ts'
import { type StateNames, waysOut } from './rules/criteria-labels.ts'
import type { Found } from './rules/find.ts'
import type { Criteria } from './rules/find-criteria.ts'

type Props = { criteria: Criteria; found: Found; names: StateNames; onChoose: (next: Criteria) => void }

/** No dead end: which one filter to leave out, and how much that brings. */
export function NothingFits({ criteria, found, names, onChoose }: Props) {
  const ways = waysOut(criteria, found.without, names)
  return (
    <div className="panel bg-sand border-transparent grid gap-16px justify-items-start">
      <span className="i-ph-map-trifold text-laterite text-[2rem]" aria-hidden />
      <div className="grid gap-8px">
        <h2 className="title-4">{foundCopy.nothing}</h2>
        <p className="text-ink-soft">{ways.length > 0 ? foundCopy.nothingText : foundCopy.nothingAtAll}</p>
      </div>
      <ul className="flex flex-wrap gap-8px">
        {ways.map(({ words, packages, next }) => (
          <li key={words}>
            <button type="button" className="btn-outline bg-surface px-16px" onClick={() => onChoose(next)}>
              {foundCopy.dropFor(words, packages)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
