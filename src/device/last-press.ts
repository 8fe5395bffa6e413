let last: MouseEvent | undefined

/** Starts with React: the code of what a press opens often comes only with that press. */
export function notePresses(): void {
  addEventListener('click', (press) => (last = press), true)
}

/** What opened or closed something, and where. A key (`detail` 0) has no place. */
export const lastPress = (): MouseEvent | undefined => last
