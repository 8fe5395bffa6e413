import type { PointerEvent } from 'react'

/** A thumb rolls this far by accident; a person who moves further takes the press back. */
const HELD_STILL_PX = 12

/**
 * Give it as `onPointerDown`. The press counts although the button moved between press and release, because a list or a
 * note appeared above it. Otherwise the browser gives the click to the element around both places, and the button hears
 * nothing.
 */
export function surePress({
  currentTarget: button,
  clientX,
  clientY,
}: PointerEvent<HTMLButtonElement>): void {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const listen = (click: MouseEvent) => {
    over.abort()
    const isStill = Math.hypot(click.clientX - clientX, click.clientY - clientY) < HELD_STILL_PX
    const isBeside = click.target instanceof Node && !button.contains(click.target)
    if (isStill && isBeside) button.click()
  }
  addEventListener('click', listen, options)
  for (const end of ['pointercancel', 'pointerdown', 'keydown'] as const)
    addEventListener(end, () => over.abort(), options)
}

/**
 * Give it as `ref` of a form's button that is a plain one in the HTML. It sends from the moment on when React hears it.
 * Before, the browser itself would send: one that knows no `method="dialog"` puts the fields into the address.
 */
export function submits(button: HTMLButtonElement | null): void {
  if (button) button.type = 'submit'
}
