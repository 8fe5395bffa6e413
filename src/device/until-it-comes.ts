import { reachable } from './reachable.ts'

/** A line that was lost rests for this long before the next try. */
const AGAIN_AFTER_MS = 10_000

/** What is known of code that did not come. */
export type Loss = 'gone' | 'there' | 'unknown'

/**
 * Code that the page cannot do without: asked for again, with the next network or after a while, until it is here. With
 * `look`, code that is gone rejects, and code that is there is asked for at once.
 */
export async function untilItComes<Part>(
  load: () => Promise<Part>,
  look?: (error: unknown) => Promise<Loss>,
): Promise<Part> {
  for (;;) {
    const again = networkAgain() // a network that comes back during the request counts as well
    try {
      return await load()
    } catch (error) {
      const loss = await look?.(error)
      if (loss === 'gone') throw error
      if (loss !== 'there') await again.after(AGAIN_AFTER_MS)
    } finally {
      again.stop()
    }
  }
}

/** `found` settles with the next network from now on. */
export function networkAgain() {
  let end = () => {}
  const found = new Promise<void>((resolve) => {
    end = resolve
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = reachable.subscribe(end)
  return {
    found,
    after(milliseconds: number): Promise<void> {
      timer = setTimeout(end, milliseconds)
      return found
    },
    stop(): void {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
