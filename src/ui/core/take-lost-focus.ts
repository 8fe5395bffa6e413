/** For what comes in the place of something that had the focus. Who went elsewhere meanwhile stays there. */
export function takeLostFocus(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.focus({ preventScroll: true })
}
