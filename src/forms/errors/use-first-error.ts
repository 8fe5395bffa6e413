import { useEffect, useReducer, useRef } from 'react'

/** Focuses the first field that is marked as wrong, once its words stand beside it. Give `form` as `ref`. */
export function useFirstError() {
  const form = useRef<HTMLFormElement>(null)
  const [asked, focusFirstError] = useReducer(anew, null)
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLElement>('[aria-invalid=true]:not([disabled])')?.focus(asked)
  }, [asked])
  return { form, focusFirstError }
}

const anew = (_: FocusOptions | null, how?: FocusOptions): FocusOptions => ({ ...how })
