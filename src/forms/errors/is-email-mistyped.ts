/** The browser's own rule, of the field `email` (decision G8). */
export function isEmailMistyped(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement && field.validity.typeMismatch
}
