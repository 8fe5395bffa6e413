import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { growBelow, holdPlace } from './grow-below.ts'

/** What presses asked of each list, by the entry of the history. */
const kept = new Map<string, number>()

/**
 * How much of a list is asked for: `first` until a press. Back finds it as long as it was left; otherwise the old
 * position is in another part of the page. `pressed`: the button of a press that may show fewer. `drawnFirst` is what to
 * draw at once: such a list whole, others in steps.
 */
export function useAsked(list: string, first: number) {
  const { key, pathname } = useLocation()
  const entry = `${key} ${pathname} ${list}`
  const [asked, setAsked] = useState(() => kept.get(entry) ?? first)
  const [drawnFirst] = useState(asked)
  useEffect(() => {
    if (asked === first) kept.delete(entry)
    else kept.set(entry, asked)
  }, [entry, asked, first])
  const ask = (next: number, pressed?: Element) => {
    if (next > asked) growBelow()
    else if (pressed) holdPlace(pressed)
    setAsked(next)
  }
  return { asked, ask, drawnFirst }
}
