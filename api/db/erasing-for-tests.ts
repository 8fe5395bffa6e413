import { erasing } from './erasing.ts'

/** The mark in memory. */
export function markForTests() {
  let isDue = false
  return {
    isSet: () => isDue,
    set: () => {
      isDue = true
    },
    remove: () => {
      isDue = false
    },
  }
}

/** Counts how often the files would have been written anew. */
export function erasingForTests() {
  let wipes = 0
  return { ...erasing(markForTests(), async () => void wipes++), wipes: () => wipes }
}
