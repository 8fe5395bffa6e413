import { abortedAfter } from '#contract/aborted-after.ts'
import type { Loss } from '#src/device/until-it-comes.ts'
import { isTruncatedScript } from './boot/truncated-scripts.ts'

/** The address in what Chromium, Firefox and Vite say about code that did not come; Safari says none. */
const ADDRESS = /(https?:\/)?\/\S+/

const TIMEOUT_MS = 10_000 // decision D12

/** The next import is tried at once, or 10 s later (src/device/until-it-comes.ts). */
const KEPT_WITHIN_MS = 15_000

const GONE: readonly number[] = [404, 410]

const looks = new WeakMap<object, Promise<Loss>>()
/** When, ms since 1970. */
const fetched = new Map<string, number>()

/**
 * What became of code that an import did not bring. `gone`: the server answers, but no longer has it. `there`: it was
 * fetched now, and the browser's cache has it for the next import. If that fails too, the browser keeps the failure, and
 * the code counts as gone. What fails much later was lost anew. `unknown`: nobody answers, or with a fault. Each error is
 * looked into once.
 */
export function lossOf(error: unknown): Promise<Loss> {
  if (!(error instanceof Error) || isTruncatedScript(error)) return Promise.resolve('gone')
  const known = looks.get(error) ?? look(ADDRESS.exec(error.message)?.[0] ?? location.href)
  looks.set(error, known)
  return known
}

/** For a part that a press asks for: once more if the line is back already, as between two networks. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if ((await lossOf(error)) === 'there') return load()
    throw error
  }
}

async function look(address: string): Promise<Loss> {
  if (Date.now() - (fetched.get(address) ?? 0) < KEPT_WITHIN_MS) return 'gone'
  try {
    // A host that reads `_headers` may let the browser keep a 404 of a file for a year.
    const answer = await fetch(address, {
      method: address === location.href ? 'HEAD' : 'GET', // the worker would give the page without a network
      cache: 'reload',
      signal: abortedAfter(TIMEOUT_MS),
    })
    if (GONE.includes(answer.status)) return 'gone'
    if (!answer.ok) return 'unknown' // a server that restarts would answer the page so too
    await answer.arrayBuffer()
    fetched.set(address, Date.now())
    return 'there'
  } catch {
    return 'unknown'
  }
}
