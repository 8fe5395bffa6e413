/**
 * A line that does not tell how long a body is can end a script anywhere. The browser takes the half for the whole and
 * keeps it in its own cache as long as the script itself, a year; that it does not parse is the only sign.
 */
export const isTruncatedScript = (error: unknown): boolean => error instanceof SyntaxError

let mending: Promise<boolean> | undefined

/** Asks for every script of this page anew, past that cache, once. Answers whether the next load has them whole. */
export function refetchScripts(): Promise<boolean> {
  mending ??= askAnew(loadedScripts())
  return mending
}

function loadedScripts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(loaded)].filter(
    (url) => url.startsWith(`${location.origin}/assets/`) && url.endsWith('.js'),
  )
}

async function askAnew(urls: readonly string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(urls.map((url) => fetch(url, { cache: 'reload' })))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return true
  } catch {
    return false // the line is gone: what can be read here is more than the browser's own page would say
  }
}
