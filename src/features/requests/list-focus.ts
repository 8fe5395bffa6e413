/** The list takes the focus when the request that held it is gone. */
export const LIST_ID = 'requests'

export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true })
}
