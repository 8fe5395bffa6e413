import { type ReactNode, useId } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { useEarlyInput } from '#src/ui/fields/early/use-early-input.ts'
import { asTyped } from '#src/ui/lists/as-typed.ts'
import { PressedChip } from './pressed-chip.tsx'
import { findCopy } from './rules/find-copy.ts'
import { SORTS } from './rules/find-criteria.ts'
import { quickFilters, toggleState } from './rules/quick-filters.ts'
import type { StateCount } from './rules/state-counts.ts'
import type { CriteriaInAddress } from './use-criteria.ts'

/** As many as stand in one row of a phone, so that nothing moves when they come. */
export const STATES_IN_BAR = 3

type Props = {
  address: CriteriaInAddress
  /** Null: all lines. */
  line: ProjectTypeSlug | null
  /** Those with most packages first; empty while the lists load. */
  states: readonly StateCount[]
  /** The button that opens all filters. */
  children: ReactNode
}

/** Search field, order, and the filters that most people need. It has its full height before any list is there. */
export function FindBar({ address, line, states, children }: Props) {
  const { criteria, choose } = address
  const id = useId()
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-12px" aria-label={findCopy.titleOfBar}>
      <form
        className="grid grid-cols-[minmax(0,1.25fr)_minmax(6.5rem,1fr)] [@media(max-width:15em)]:grid-cols-1 gap-8px md:grid-cols-[minmax(0,1fr)_220px_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          address.settle()
          if (matchMedia('(pointer: coarse)').matches) document.getElementById(id)?.blur() // the keyboard covers what was found
        }}
      >
        <SearchField id={id} address={address} />
        <SortField address={address} />
        {children}
      </form>
      <div className="flex flex-wrap gap-x-20px gap-y-8px">
        <ul className="flex flex-wrap gap-8px" aria-label={findCopy.quick}>
          {quickFilters(criteria, line).map(({ words, isOn, next }) => (
            <li key={words}>
              <PressedChip isOn={isOn} onPress={() => choose(next)}>
                {words}
              </PressedChip>
            </li>
          ))}
        </ul>
        {/* They share one row at ordinary sizes, a long name shortened; larger text wraps, so that no short one is. */}
        <ul
          className="flex flex-wrap gap-8px min-h-44px w-full md:w-auto min-w-0"
          aria-label={findCopy.states}
        >
          {states.slice(0, STATES_IN_BAR).map(({ key, name }) => (
            <li key={key} className="min-w-0 max-w-max flex-[1_1_4.5rem]">
              <PressedChip
                isOn={criteria.states.includes(key)}
                onPress={() => choose(toggleState(criteria, key))}
              >
                {name}
              </PressedChip>
            </li>
          ))}
        </ul>
      </div>
    </search>
  )
}

function SearchField({ id, address: { typed, type, settle } }: { id: string; address: CriteriaInAddress }) {
  const early = useEarlyInput(typed, type)
  return (
    <div className="relative col-span-full md:col-span-1">
      <label htmlFor={id} className="visually-hidden">
        {findCopy.field}
      </label>
      <span
        className="i-ph-magnifying-glass absolute start-16px inset-y-0 my-auto text-[1.25rem] text-ink-soft pointer-events-none"
        aria-hidden
      />
      <input
        ref={early}
        id={id}
        type="search"
        name="q"
        enterKeyHint="search"
        {...asTyped}
        maxLength={100}
        className="field ps-3rem rounded-full"
        placeholder={findCopy.hint}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
    </div>
  )
}

function SortField({ address: { criteria, choose } }: { address: CriteriaInAddress }) {
  const take = (value: string) => {
    const sort = SORTS.find((one) => one === value)
    if (sort) choose({ ...criteria, sort })
  }
  const early = useEarlyInput(criteria.sort, take)
  return (
    <div className="relative">
      <select
        ref={early}
        aria-label={findCopy.sort}
        name="sort"
        className="field appearance-none rounded-full min-h-48px md:min-h-52px text-[.9375rem] font-500 ps-2.5rem pe-12px text-ellipsis cursor-pointer"
        value={criteria.sort}
        onChange={({ target }) => take(target.value)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {findCopy.sorts[sort]}
          </option>
        ))}
      </select>
      <span
        className="i-ph-arrows-down-up absolute start-14px text-[1.125rem] inset-y-0 my-auto pointer-events-none"
        aria-hidden
      />
    </div>
  )
}
