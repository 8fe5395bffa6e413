/** A double tap is one request: the second call gets the promise of the first (FM-4). */

/** After success the form is cleared; the same words again this soon are the same tap. */
const ECHO_MS = 10_000

type Options<Result> = { now: () => number; isSuccess: (result: Result) => boolean }

/** Failures are forgotten at once, because another try is then intended. Kept in memory only. */
export function createJoin<Result>({ now, isSuccess }: Options<Result>) {
  const running = new Map<string, { promise: Promise<Result>; doneAt: number | null }>()

  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    for (const [old, { doneAt }] of running) {
      if (doneAt !== null && Math.abs(now() - doneAt) >= ECHO_MS) running.delete(old)
    }
    const first = running.get(key)
    if (first) return first.promise
    const run = { promise: task(), doneAt: null as number | null }
    running.set(key, run)
    run.promise.then(
      (result) => {
        if (isSuccess(result)) run.doneAt = now()
        else running.delete(key)
      },
      () => running.delete(key),
    )
    return run.promise
  }
}
