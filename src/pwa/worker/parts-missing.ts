import { createStore } from '#src/device/boot/store.ts'

/** How many parts of this page could not be fetched although the line is good: only a reload helps. */
export const partsMissing = createStore(0)

const told = new Set<string>()

/** A part that is asked for again and again counts once: who has put the card off is left alone. */
export function noteMissing(error: unknown): void {
  const words = error instanceof Error ? error.message : ''
  const part = words.includes('/') ? words : location.pathname + words // Safari says the same of every part
  if (told.has(part)) return
  told.add(part)
  partsMissing.set(partsMissing.get() + 1)
}
