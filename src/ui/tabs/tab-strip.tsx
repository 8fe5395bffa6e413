import { type ComponentType, useEffect, useRef, useState } from 'react'
import { firstSign } from '#src/device/boot/first-sign.ts'
import { useOnScreen } from '#src/ui/reveal/use-on-screen.ts'
import type { TabStripProps } from './tab-strip-props.ts'

const NEAR_PX = 400
const PRESS_MS = 400 // longer than a press lasts

/**
 * The tabs as prerendered: plain buttons. For a reader, and near the view, Headless UI takes over with its keyboard
 * rules. The prerendered markup cannot contain it, because it writes style attributes there, which the policy forbids.
 */
export function TabStrip<T extends string>(props: TabStripProps<T>) {
  const { id, label, options, value, onChange } = props
  const strip = useRef<HTMLDivElement>(null)
  const isNear = useOnScreen(strip, NEAR_PX)
  const [load, setLoad] = useState<{ Strip: ComponentType<TabStripProps<T>>; hadFocus: boolean } | null>(null)

  useEffect(() => {
    if (!isNear) return
    let timer: ReturnType<typeof setTimeout>
    const take = (Strip: ComponentType<TabStripProps<T>>) => {
      const plain = strip.current
      if (!plain) return
      if (plain.matches(':active'))
        timer = setTimeout(take, PRESS_MS, Strip) // replaced now, the press would be lost
      else setLoad({ Strip, hadFocus: plain.contains(document.activeElement) })
    }
    firstSign
      .then(() => import('#src/ui/tabs/headless/headless-tab-strip.tsx'))
      .then(
        (chunk) => take(chunk.HeadlessTabStrip),
        () => undefined, // no network: the plain buttons do the work
      )
    return () => clearTimeout(timer)
  }, [isNear])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the buttons are replaced
  useEffect(() => {
    if (load?.hadFocus) document.getElementById(`${id}-${value}`)?.focus()
  }, [load])

  if (load) return <load.Strip {...props} />
  return (
    <div ref={strip} role="tablist" aria-label={label} className="tab-strip">
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
