import { reachable } from './reachable.ts'

/** A line that was lost rests for this long before the next try. */
const AGAIN_AFTER_MS = 10_000

/** Code that the page cannot do without: asked for again, with the next network or after a while, until it is here. */
export async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const again = networkAgain() // a network that comes back during the request counts as well
    try {
      return await load()
    } catch {
      await again.after(AGAIN_AFTER_MS)
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
