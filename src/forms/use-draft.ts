import { useEffect, useRef } from 'react'
import { noteDraft, takeDraft } from './dirty-forms.ts'

/**
 * Marks a form as dirty while its values differ from `empty`. After a reload that the person accepted, it returns what
 * the form held. Values are a flat record of texts and nulls.
 */
export function useDraft<Values extends object>(
  form: string,
  values: Values,
  empty: Values,
  restore: (values: Values) => void,
): void {
  const first = useRef({ empty, restore })
  useEffect(() => {
    const kept = takeDraft(form)
    if (isDraftLike(kept, first.current.empty)) first.current.restore(kept)
  }, [form])

  useEffect(() => {
    noteDraft(form, isSame(values, empty) ? null : values)
  })
  useEffect(() => () => noteDraft(form, null), [form])
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Every value has the same kind as in the empty form. A choice is a text where the empty form has null. */
export function isDraftLike<Values extends object>(kept: unknown, empty: Values): kept is Values {
  if (typeof kept !== 'object' || kept === null) return false
  const found: Record<string, unknown> = { ...kept }
  return Object.entries(empty).every(([name, none]) =>
    none === null
      ? found[name] === null || typeof found[name] === 'string'
      : typeof found[name] === typeof none,
  )
}
