import { useLayoutEffect, useRef } from 'react'

type ValueElement = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement

/**
 * Takes over what was typed, filled in or chosen in a prerendered field before React arrived: hydration keeps it in the
 * field but tells nobody. Give the result as `ref`. It reports before the part counts as awake, because a press that
 * waited for the part must find the form filled (src/startup/boot/boot.ts).
 */
export function useEarlyInput(value: string, onChange: (next: string) => void) {
  const field = useRef<ValueElement>(null)
  const first = useRef({ value, onChange })
  useLayoutEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== first.current.value) first.current.onChange(typed)
  }, [])
  return field
}
