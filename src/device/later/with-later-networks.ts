import { networkAgain } from '#src/device/until-it-comes.ts'

/** Between two tries of code that nobody waits for. Sooner, a failure that the browser keeps would count as gone. */
const APART_MS = 20_000

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
