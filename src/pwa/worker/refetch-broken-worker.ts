/**
 * The worker's script may arrive cut short over a line that does not tell its length. The browser's own cache keeps the
 * half, and even a look for updates reads that cache. Without a cure, such a phone has no worker until the next deploy.
 */
export const doesNotRun = (reason: unknown): boolean =>
  reason instanceof Error && /evaluat/i.test(reason.message) // "script evaluation failed", "threw … during script evaluation"

let mending: Promise<unknown> | undefined

/** Fetches it anew past that cache, once in the life of a page: an old phone may not run even a whole worker. */
export function refetchBrokenWorker(url: string): Promise<unknown> {
  mending ??= fetch(url, { cache: 'reload' }).then((answer) => answer.arrayBuffer())
  return mending
}
