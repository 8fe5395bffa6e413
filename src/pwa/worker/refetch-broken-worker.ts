/**
 * The worker's script may come half over a line that does not tell how long it is, and stays so in the browser's own
 * cache, which even a look for updates asks: without a cure, that phone has no worker until the next deploy.
 */
export const doesNotRun = (reason: unknown): boolean =>
  reason instanceof Error && /evaluat/i.test(reason.message) // "script evaluation failed", "threw … during script evaluation"

let mending: Promise<unknown> | undefined

/** Asks for it anew past that cache, once in the life of a page: on an old phone a whole worker may not run either. */
export function refetchBrokenWorker(url: string): Promise<unknown> {
  mending ??= fetch(url, { cache: 'reload' }).then((answer) => answer.arrayBuffer())
  return mending
}
