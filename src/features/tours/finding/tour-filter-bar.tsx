import { type ReactNode, useId, useState } from 'react'
import { PROJECT_TYPES, projectTypeLabel } from '#contract/project-type.ts'
import { stateKey } from '#src/format/folded.ts'
import { asTyped } from '#src/ui/lists/as-typed.ts'
import { finding as words } from './finding-copy.ts'
import type { TourFilter } from './tour-filter.ts'

const LINES = PROJECT_TYPES.map((type) => ({ value: type, label: projectTypeLabel(type) }))
const CHIP =
  'inline-flex items-center justify-center gap-8px min-h-48px px-8px md:px-12px rounded-sm border-1 border-solid border-[var(--field-edge)] bg-surface text-[.875rem] md:text-[.9375rem] font-500 cursor-pointer hover:border-ink has-[:checked]:border-ink has-[:checked]:bg-mint'

type Props = {
  filter: TourFilter
  states: readonly string[]
  onChoose: (change: Partial<TourFilter>) => void
  /** How many fit; announced. */
  children: ReactNode
}

/** A field and a button on a phone, which opens the rest; all of it in one row on wide screens. */
export function TourFilterBar({ filter, states, onChoose, children }: Props) {
  const { find, line, state, open, free } = filter
  const [isOpen, setOpen] = useState(false)
  const chosen = [line !== '', state !== '', open, free].filter(Boolean).length
  const id = useId()
  return (
    <search aria-label={words.region} className="w-full grid grid-cols-[minmax(0,1fr)] gap-4px">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] md:grid-cols-1 lg:grid-cols-[minmax(12rem,1fr)_auto] gap-8px">
        <div className="relative self-start">
          <span
            className="i-ph-magnifying-glass absolute start-16px inset-y-0 my-auto pointer-events-none text-ink-soft"
            aria-hidden
          />
          <input
            type="search"
            aria-label={words.find}
            placeholder={words.findPlaceholder}
            {...asTyped}
            maxLength={80}
            className="field ps-2.75rem"
            value={find}
            onChange={({ target }) => onChoose({ find: target.value })}
          />
        </div>
        <button
          type="button"
          className="btn-outline px-16px md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.more}
          {chosen > 0 && <span className="tabular-nums">{`(${chosen})`}</span>}
          <span className={isOpen ? 'i-ph-caret-up' : 'i-ph-caret-down'} aria-hidden />
        </button>
        <div
          id={id}
          className={`${isOpen ? 'grid' : 'hidden'} max-lg:col-span-full grid-cols-2 md:flex md:flex-wrap gap-8px`}
        >
          <Select
            label={words.line}
            any={words.anyLine}
            value={line}
            options={LINES}
            onChange={(value) => onChoose({ line: PROJECT_TYPES.find((type) => type === value) ?? '' })}
          />
          <Select
            label={words.state}
            any={words.anyState}
            value={states.find((name) => stateKey(name) === stateKey(state)) ?? ''}
            options={states.map((name) => ({ value: name, label: name }))}
            onChange={(value) => onChoose({ state: value })}
          />
          <label className={CHIP}>
            <input
              type="checkbox"
              className="accent-forest w-18px h-18px m-0"
              checked={open}
              onChange={() => onChoose({ open: !open })}
            />
            {words.open}
          </label>
          <label className={CHIP}>
            <input
              type="checkbox"
              className="accent-forest w-18px h-18px m-0"
              checked={free}
              onChange={() => onChoose({ free: !free })}
            />
            {words.free}
          </label>
        </div>
      </div>
      <p role="status" className="small-print min-h-1.45em">
        {children}
      </p>
    </search>
  )
}

type SelectProps = {
  label: string
  any: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

const Select = ({ label, any, value, options, onChange }: SelectProps) => (
  <div className="relative">
    <select
      aria-label={label}
      value={value}
      className="field appearance-none pe-40px text-ellipsis"
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <span className="i-ph-caret-down absolute end-16px inset-y-0 my-auto pointer-events-none" aria-hidden />
  </div>
)
