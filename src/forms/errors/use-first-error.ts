import { useEffect, useReducer, useRef } from 'react'

/** Focuses the first field that is marked as wrong, once its words stand beside it. Give `form` as `ref`. */
export function useFirstError() {
  const form = useRef<HTMLFormElement>(null)
  const [asked, focusFirstError] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]:not([disabled])')?.focus()
  }, [asked])
  return { form, focusFirstError }
}
