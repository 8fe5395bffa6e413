/**
 * The daily look of an installed site (Periodic Background Sync). Only a press asks for it and for notifications
 * (decision 144).
 */
import { FOLLOW_TAG } from '#contract/kept-names.ts'
import { wantsLessData } from '#src/device/boot/data-saver.ts'

const ONCE_A_DAY_MS = 24 * 60 * 60 * 1000 // the browser decides how often in fact, never more

/** How a person is told. Everything but `daily` means: at the next visit. */
export type Telling = 'daily' | 'saving' | 'not-installed' | 'unsupported' | 'refused'

type PeriodicSync = {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
  getTags: () => Promise<string[]>
}

async function registration(): Promise<
  (ServiceWorkerRegistration & { periodicSync?: PeriodicSync }) | undefined
> {
  try {
    return await navigator.serviceWorker?.getRegistration()
  } catch {
    return undefined // a window that forbids workers
  }
}

/** How it is now, without a question to the person. `possible`: a press may ask. */
export async function tellingNow(): Promise<Telling | 'possible'> {
  if (wantsLessData()) return 'saving'
  const sync = (await registration())?.periodicSync
  if (!sync || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  if (!(await isAllowed())) return 'not-installed'
  const isAsked = (await sync.getTags()).includes(FOLLOW_TAG)
  return isAsked && Notification.permission === 'granted' ? 'daily' : 'possible'
}

/**
 * Asks the person for notifications where that makes sense, and the browser for a look each day. `possible`: the person
 * closed the question without an answer.
 */
export async function askForDaily(): Promise<Telling | 'possible'> {
  try {
    const now = await tellingNow()
    if (now !== 'possible') return now
    const answer = await Notification.requestPermission()
    if (answer !== 'granted') return answer === 'denied' ? 'refused' : now
    await (await registration())?.periodicSync?.register(FOLLOW_TAG, { minInterval: ONCE_A_DAY_MS })
    return 'daily'
  } catch {
    return 'not-installed' // the browser grants it to installed sites that are used
  }
}

/** Nothing is followed any more: no look, and no notice that is left. */
export async function endDaily(): Promise<void> {
  try {
    const worker = await registration()
    await worker?.periodicSync?.unregister(FOLLOW_TAG)
    for (const notice of (await worker?.getNotifications({ tag: FOLLOW_TAG })) ?? []) notice.close()
  } catch {
    // The worker's next event finds nothing to look for, and ends it.
  }
}

/** The browser allows it to an installed site by itself. */
async function isAllowed(): Promise<boolean> {
  try {
    const name = 'periodic-background-sync' as PermissionName // not in the standard library
    return (await navigator.permissions.query({ name })).state === 'granted'
  } catch {
    return false
  }
}
