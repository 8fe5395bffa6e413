import { createStore } from '#src/device/boot/store.ts'

/** How often a part of this page could not be fetched although the line is good: only a reload helps. */
export const partsMissing = createStore(0)
