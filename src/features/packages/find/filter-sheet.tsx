import { Fragment, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { sqm } from '#contract/format/square-metres.ts'
import { PROJECT_TYPES, projectTypeLabel } from '#contract/project-type.ts'
import { afterPaint } from '#src/device/after-paint.ts'
import { typedAmount, typedSize } from '#src/features/packages/amounts/typed-amount.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { AmountField } from './amount-field.tsx'
import type { LineRead } from './lines/use-lines.ts'
import { PressedChip } from './pressed-chip.tsx'
import { find, type Tours } from './rules/find.ts'
import { findCopy } from './rules/find-copy.ts'
import { type Criteria, NO_CRITERIA, tidyCriteria } from './rules/find-criteria.ts'
import type { Findable } from './rules/findable.ts'
import { toggleState } from './rules/quick-filters.ts'
import { shortNaira } from './rules/short-naira.ts'
import { stateCounts } from './rules/state-counts.ts'
import { sheetCopy } from './sheet-copy.ts'

const NAIRA = { read: typedAmount, say: shortNaira, notUnderstood: sheetCopy.notUnderstood }
const SIZE = { read: typedSize, say: sqm, notUnderstood: sheetCopy.noSize }

export type FilterSheetProps = {
  criteria: Criteria
  findables: readonly Findable[]
  lines: readonly LineRead[]
  tours: Tours
  /** On the page of one line, which is chosen already. */
  line: ProjectTypeSlug | null
  onShow: (next: Criteria) => void
  onClose: () => void
}

/** Every filter. Nothing changes behind it before "Show", which counts what it will show where that is known. */
export function FilterSheet({ criteria, findables, lines, tours, line, onShow, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(criteria)
  const [cleared, setCleared] = useState(0) // each time the fields start empty, also of what was not understood
  const counted = useDeferredValue(draft)
  const found = useMemo(
    () => find(findables, tidyCriteria(counted), tours).results.length,
    [findables, counted, tours],
  )
  const isKnown =
    (tours || !counted.tours) &&
    lines.every(({ type, isWhole }) => isWhole || (counted.lines[0] && !counted.lines.includes(type)))
  const shows = isKnown ? sheetCopy.show(found) : sheetCopy.showUncounted
  const states = useMemo(() => stateCounts(findables), [findables])
  const change = (next: Partial<Criteria>) => setDraft((current) => ({ ...current, ...next }))
  const value = (key: 'minPrice' | 'maxPrice' | 'maxMonthly' | 'minSize' | 'maxSize') => ({
    value: draft[key],
    onChange: (next: number | null) => change({ [key]: next }),
  })

  return (
    <Sheet title={sheetCopy.sheetTitle} onClose={onClose}>
      <form
        className="grid gap-24px"
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
          if (wrong) return wrong.focus()
          onClose()
          afterPaint(() => onShow(draft)) // the list changes once it is in view
        }}
      >
        {line === null && (
          <Group name={sheetCopy.line}>
            {PROJECT_TYPES.map((type) => (
              <PressedChip
                key={type}
                isOn={draft.lines.includes(type)}
                onPress={() => change({ lines: toggled(draft.lines, type) })}
              >
                {projectTypeLabel(type)}
              </PressedChip>
            ))}
          </Group>
        )}
        {states.length > 0 && (
          <Group name={sheetCopy.state}>
            {states.map(({ key, name, packages }) => (
              <PressedChip
                key={key}
                isOn={draft.states.includes(key)}
                onPress={() => setDraft((current) => toggleState(current, key))}
              >
                {name} <span className="op-80 tabular-nums">{packages}</span>
              </PressedChip>
            ))}
          </Group>
        )}
        <Fragment key={cleared}>
          <Pair name={sheetCopy.price} help={sheetCopy.amountHint}>
            <AmountField label={sheetCopy.least} {...NAIRA} {...value('minPrice')} />
            <AmountField label={sheetCopy.most} {...NAIRA} {...value('maxPrice')} />
          </Pair>
          <Pair name={sheetCopy.monthly}>
            <AmountField label={sheetCopy.most} {...NAIRA} {...value('maxMonthly')} />
          </Pair>
          <Pair name={sheetCopy.size}>
            <AmountField label={sheetCopy.least} {...SIZE} {...value('minSize')} />
            <AmountField label={sheetCopy.most} {...SIZE} {...value('maxSize')} />
          </Pair>
        </Fragment>
        <Group name={sheetCopy.only}>
          {(['instalments', 'tours', 'available'] as const).map((flag) => (
            <PressedChip key={flag} isOn={draft[flag]} onPress={() => change({ [flag]: !draft[flag] })}>
              {findCopy[flag]}
            </PressedChip>
          ))}
        </Group>
        <div className="sticky bottom-[-12px] flex flex-wrap gap-12px pt-12px pb-20px md:pb-24px px-20px md:px-32px -mx-20px md:-mx-32px -mb-20px md:-mb-32px rounded-b-lg bg-surface border-0 border-t-1 border-solid border-edge">
          <button
            type="button"
            className="btn-outline px-16px shrink-0"
            onClick={() => {
              setDraft({ ...NO_CRITERIA, text: draft.text, sort: draft.sort })
              setCleared((before) => before + 1)
            }}
          >
            {findCopy.clear}
          </button>
          <button type="submit" className="btn-primary px-16px flex-[1_1_8rem]">
            {shows}
          </button>
          <p role="status" className="visually-hidden">
            {shows}
          </p>
        </div>
      </form>
    </Sheet>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="border-0 p-0 m-0 min-w-0">
      <legend className="field-label p-0">{name}</legend>
      <div className="flex flex-wrap gap-8px">{children}</div>
    </fieldset>
  )
}

function Pair({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className="border-0 p-0 m-0 min-w-0">
      <legend className="field-label p-0">{name}</legend>
      <div className="grid grid-cols-2 gap-12px">{children}</div>
      {help && <p className="field-help">{help}</p>}
    </fieldset>
  )
}

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
