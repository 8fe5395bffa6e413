import { networkAgain } from '#src/device/until-it-comes.ts'

/**
 * After a loss. What was looked for may come 10 s later, and a failure within 15 s of that counts as gone
 * (src/startup/lost-code.ts).
 */
const APART_MS = 30_000

type Load<Part> = () => Promise<Part>

const loops = new WeakMap<Load<unknown>, Promise<unknown>>()

/**
 * Code that helps, without which a page goes on: asked for once more at once, and then with later networks. More could
 * only end in a page that loads anew under its reader (decision 154). `load` is a function of its module.
 */
export async function withLaterNetworks<Part>(load: Load<Part>, onLost = () => {}): Promise<Part> {
  const network = networkAgain() // one that comes back during the request counts as well
  try {
    return await load().catch(load)
  } catch {
    onLost()
    const loop = (loops.get(load) as Promise<Part> | undefined) ?? again(load, network.found)
    loops.set(load, loop)
    return await loop
  } finally {
    network.stop()
  }
}

/** One for all that wait for this code. */
async function again<Part>(load: Load<Part>, found: Promise<void>): Promise<Part> {
  const rest = new Promise((resolve) => setTimeout(resolve, APART_MS))
  await Promise.all([found, rest])
  const network = networkAgain()
  try {
    const part = await load()
    loops.delete(load)
    return part
  } catch {
    return await again(load, network.found)
  } finally {
    network.stop()
  }
}
