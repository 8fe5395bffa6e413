import { reachable } from './reachable.ts'

/** A line that was lost rests for this long before the next try. */
const AGAIN_AFTER_MS = 10_000

/** Code that the page cannot do without: asked for again, with the next network or after a while, until it is here. */
export async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await networkAgain()
    }
  }
}

function networkAgain(): Promise<void> {
  return new Promise((resolve) => {
    const stop = reachable.subscribe(end)
    const timer = setTimeout(end, AGAIN_AFTER_MS)
    function end() {
      stop()
      clearTimeout(timer)
      resolve()
    }
  })
}
