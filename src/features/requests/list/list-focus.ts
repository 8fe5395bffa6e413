/** The list takes the focus when the request that held it is gone. */
export const LIST_ID = 'requests'

export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true })
}

/** The same, unless something else has the focus by now: the pressed button may be gone with its card. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusList()
  })
}
