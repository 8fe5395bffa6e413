/** Work that never runs twice at once. Who asks before a run has begun shares it; who asks later gets the next. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= last.then(() => {
      next = undefined
      return work()
    })
    last = next.catch(() => undefined) // who asked hears of it
    return next
  }
}
