import { withBase } from '#contract/base-path.ts'
import { workerCodeIn } from '#contract/messages/offline-bundle.ts'

/**
 * The worker's script may arrive cut short over a line that does not tell its length. The browser's own cache keeps the
 * half, and even a look for updates reads that cache. Without a cure, such a phone has no worker until the next deploy.
 */
export const doesNotRun = (reason: unknown): boolean =>
  reason instanceof Error && /evaluat/i.test(reason.message) // "script evaluation failed", "threw … during script evaluation"

let mending: Promise<unknown> | undefined

/**
 * Fetches it and its code anew past that cache. What came counts for the life of a page: an old phone may not run even a
 * whole worker. What the line broke, or cut once more, is asked for again by the next look.
 */
export function refetchBrokenWorker(url: string): Promise<unknown> {
  mending ??= wholeText(url)
    .then((list) => {
      const code = workerCodeIn(list)
      if (!code) throw new TypeError(url)
      return wholeText(withBase(`/${code}`))
    })
    .catch((lost) => {
      mending = undefined
      throw lost
    })
  return mending
}

const wholeText = (url: string): Promise<string> =>
  fetch(url, { cache: 'reload' }).then((answer) => answer.text())
