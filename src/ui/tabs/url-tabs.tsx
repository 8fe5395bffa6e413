import { type ReactNode, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { useIsHere } from '#src/device/use-is-here.ts'
import { TabStrip } from './tab-strip.tsx'

type Props<T extends string> = {
  /** What the tabs choose between, for people who do not see them. */
  label: string
  /** Name of the parameter in the address; `value` and `onChange` are those of `useUrlParam(param, …)`. */
  param: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (next: T) => void
  /** What the chosen tab shows. */
  panel: ReactNode
  /** Layout of tabs and panel. */
  className?: string
}

/** Tabs whose choice is in the address. A pressed tab shows it at once; the panel follows when it is drawn. */
export function UrlTabs<T extends string>({
  label,
  param,
  options,
  value,
  onChange,
  panel,
  className,
}: Props<T>) {
  const id = `tabs-${param}`
  const [pressed, setPressed] = useState<{ from: T; to: T } | null>(null)
  if (pressed && pressed.from !== value) setPressed(null) // the panel is there
  const isHere = useIsHere()
  const press = (next: T) => {
    setPressed({ from: value, to: next })
    afterPaint(() => (isHere() ? onChange(next) : setPressed(null)))
  }
  return (
    <div className={className ?? 'flex flex-col items-start gap-24px'}>
      <TabStrip id={id} label={label} options={options} value={pressed?.to ?? value} onChange={press} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="w-full">
        {panel}
      </div>
    </div>
  )
}
