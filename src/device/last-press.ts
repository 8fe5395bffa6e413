type Place = { clientX: number; clientY: number }

let last: Place | undefined

/** Starts with React: the code of what a press opens often comes only with that press. */
export function notePresses(): void {
  addEventListener('click', (press) => (last = press.detail > 0 ? press : undefined), true)
  // Headless UI closes at the end of a touch, and no click comes of that one.
  addEventListener('touchend', ({ changedTouches }) => (last = changedTouches[0]), true)
}

/** Where something was opened or closed. A key (`detail` 0) has no place. */
export const lastPress = (): Place | undefined => last
