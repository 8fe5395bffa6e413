import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { firstSign } from '#src/device/boot/first-sign.ts'

/**
 * The first sign that somebody reads. It starts the fetch of whatever the first screen does not need: data of the
 * shelves, toasts, the worker. Without a sign the fetch starts after a few seconds, so a visitor who leaves at once
 * pays for nothing else. With data saver it starts only after a sign. A page under a worker waits for nothing, because
 * all of it is on the phone.
 */
const STAYS_AFTER_MS = 3_000

export const readerEngaged: Promise<void> =
  typeof window === 'undefined' || navigator.serviceWorker?.controller
    ? Promise.resolve()
    : new Promise((resolve) => {
        void firstSign.then(resolve)
        if (!wantsLessData()) setTimeout(resolve, STAYS_AFTER_MS)
      })
