/**
 * Safari gives a pressed button no focus, so a dialog that closes would have none to return. Nobody is torn out of a
 * field: what has the focus then lies around the button, or is the page.
 */
export function focusOpener(): void {
  addEventListener('click', focusPressed, true) // before the dialog notes what has the focus
}

function focusPressed({ target }: Event): void {
  const opener = target instanceof Element && target.closest<HTMLElement>('[aria-haspopup]')
  const { activeElement } = document
  if (opener && opener !== activeElement && activeElement?.contains(opener))
    opener.focus({ preventScroll: true })
}
