import type { Workbox } from 'workbox-window'
import { doesNotRun, refetchBrokenWorker } from './refetch-broken-worker.ts'

/** A page has loaded when its last picture has, and the host of one may never end its answer. */
const LOAD_MAX_MS = 15_000

/** Registers a worker once it takes no bytes from the page any more. */
export async function registered(
  worker: Workbox,
  script: string,
): Promise<ServiceWorkerRegistration | undefined> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve)
      setTimeout(resolve, LOAD_MAX_MS)
    })
  try {
    return await worker.register({ immediate: true })
  } catch (reason) {
    if (!doesNotRun(reason)) throw reason
    await refetchBrokenWorker(script)
    return worker.register({ immediate: true })
  }
}
