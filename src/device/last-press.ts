type Place = { clientX: number; clientY: number }

let last: Place | undefined

const TOGGLES = 'summary, label, [aria-expanded], [aria-pressed], [aria-checked]'

/**
 * The browser counts the clicks of a mouse. The second of a slow double click would take back what the first one opened
 * or chose.
 */
function dropSecond(press: MouseEvent): void {
  if (press.detail < 2 || !(press.target instanceof Element && press.target.closest(TOGGLES))) return
  press.preventDefault()
  press.stopPropagation()
}

/** Starts with React: the code of what a press opens often comes only with that press. */
export function notePresses(): void {
  addEventListener('click', (press) => (last = press.detail > 0 ? press : undefined), true)
  addEventListener('click', dropSecond, true)
  // Headless UI closes at the end of a touch, and no click comes of that one.
  addEventListener('touchend', ({ changedTouches }) => (last = changedTouches[0]), true)
}

/** Where something was opened or closed. A key (`detail` 0) has no place. */
export const lastPress = (): Place | undefined => last
