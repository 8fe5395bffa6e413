/**
 * A line that does not tell the length of a body can end a script anywhere. The browser takes the half for the whole
 * and caches it for a year, as long as the script itself. The only sign is that it does not parse.
 */
export const isTruncatedScript = (error: unknown): boolean => error instanceof SyntaxError

let mending: Promise<boolean> | undefined

/**
 * Fetches every script and stylesheet of this page anew past that cache, once. Returns whether the next load has them
 * whole.
 */
export function refetchScripts(): Promise<boolean> {
  mending ??= askAnew(loadedScripts())
  return mending
}

function loadedScripts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(loaded)].filter(
    (url) => url.startsWith(location.origin) && /^[^?]+\/assets\/[^?]+\.(js|css)$/.test(url),
  )
}

async function askAnew(urls: readonly string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(urls.map((url) => fetch(url, { cache: 'reload' })))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return true
  } catch {
    mending = undefined // it is tried again with the next part, or when the line is back
    return false // this page shows more than the browser's own error page would
  }
}
