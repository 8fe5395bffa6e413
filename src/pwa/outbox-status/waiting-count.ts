import { createStore } from '#src/device/boot/store.ts'

/** How many requests of this phone are not done, for the badge in the menu and on the app's icon. */
export const waitingCount = createStore(0)
