export type TabStripProps<T extends string> = {
  id: string
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (next: T) => void
}

export function TabStrip<T extends string>({ id, label, options, value, onChange }: TabStripProps<T>) {
  return (
    <div role="tablist" aria-label={label} className="tab-strip">
      {options.map((option) => (
        <button
          key={option.value}
          id={`${id}-${option.value}`}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={`${id}-panel`}
          className="tab"
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
