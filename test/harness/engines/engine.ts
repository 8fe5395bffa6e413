/**
 * A browser of another engine, as far as the journeys in `test/journeys/devices/other-engines.slow.spec.ts` need one.
 */
export type Engine = {
  name: string
  /** Opens an address in the only open page; resolves when it has loaded. */
  goto: (url: string) => Promise<void>
  /** The value of an expression in the page; a promise is awaited. */
  read: (expression: string) => Promise<unknown>
  /** Closes the page and opens it anew, with the storage of the phone. */
  reopen: () => Promise<void>
  close: () => Promise<void>
}

const PATIENCE_MS = 150_000
const LOOK_EVERY_MS = 200

/** Waits until the expression is true; the error names one that never was. */
export async function until(engine: Engine, expression: string, patienceMs = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patienceMs
  let last: unknown
  while (Date.now() < end) {
    try {
      last = await engine.read(`Boolean(await (${expression}))`)
    } catch (error) {
      last = error // the page is between two documents
    }
    if (last === true) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  const words = await engine.read('document.body.innerText.slice(0, 600)').catch(String)
  throw new Error(`${engine.name}: never true: ${expression} (last: ${last}). The page says: ${words}`)
}
