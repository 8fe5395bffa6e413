import { DATA_SAVER_MARK } from '#contract/messages/offline-bundle.ts'
import { wantsLessData } from '#src/device/boot/data-saver.ts'

/** For an installing worker: with data saver on, it keeps what is visited instead of the whole site. */
export async function markDataSaver(): Promise<void> {
  try {
    if (wantsLessData()) await caches.open(DATA_SAVER_MARK)
    else await caches.delete(DATA_SAVER_MARK)
  } catch {
    // A window that forbids caches keeps nothing anyway.
  }
}
