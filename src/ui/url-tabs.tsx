import { type ReactNode, useId } from 'react'
import { TabStrip } from './tab-strip.tsx'

type Props<T extends string> = {
  /** What the tabs choose between, for those who do not see them. */
  label: string
  /** Name of the parameter of the address; `value` and `onChange` come from `useUrlParam(param, …)`. */
  param: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (next: T) => void
  panel: ReactNode
}

/** Tabs whose choice is in the address. The panel is the caller's for the chosen value. */
export function UrlTabs<T extends string>({ label, param, options, value, onChange, panel }: Props<T>) {
  const id = useId()
  return (
    <div>
      <TabStrip id={id} label={label} options={options} value={value} onChange={onChange} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} data-param={param}>
        {panel}
      </div>
    </div>
  )
}
