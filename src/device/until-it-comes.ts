import { reachable } from './reachable.ts'

/** A line that was lost rests for this long before the next try. */
const AGAIN_AFTER_MS = 10_000

/** Between two tries of code that nobody waits for. Sooner, a failure that the browser keeps would count as gone. */
const APART_MS = 20_000

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

/**
 * Code that helps, and that nobody waits for: asked for once more at once, and then with later networks. More could only
 * end in a page that loads anew under its reader (decision 154). `isWanted` hears of each loss; false rejects.
 */
export async function withLaterNetworks<Part>(
  load: () => Promise<Part>,
  isWanted = () => true,
): Promise<Part> {
  for (;;) {
    const rest = new Promise((resolve) => setTimeout(resolve, APART_MS))
    const again = networkAgain()
    try {
      return await load().catch(load)
    } catch (error) {
      if (!isWanted()) throw error
      await Promise.all([again.found, rest])
    } finally {
      again.stop()
    }
  }
}

function networkAgain() {
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
