import { Tab, TabGroup, TabList } from '@headlessui/react'
import { Fragment } from 'react'
import type { TabStripProps } from '#src/ui/tabs/tab-strip-props.ts'

/** Tabs with one tab stop, arrow keys, Home and End. The caller keeps the panel, so that it survives the take-over. */
export function HeadlessTabStrip<T extends string>({
  id,
  label,
  options,
  value,
  onChange,
}: TabStripProps<T>) {
  const choose = (at: number) => {
    const option = options[at]
    if (option) onChange(option.value)
  }
  return (
    <TabGroup
      as={Fragment} // the strip keeps its place in the caller's layout
      selectedIndex={options.findIndex((option) => option.value === value)}
      onChange={choose}
    >
      <TabList aria-label={label} className="tab-strip">
        {options.map((option) => (
          <Tab key={option.value} id={`${id}-${option.value}`} className="tab">
            {option.label}
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  )
}
