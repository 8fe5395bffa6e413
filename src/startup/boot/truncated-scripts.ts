/**
 * A line that does not tell the length of a body can end a script anywhere. The browser takes the half for the whole
 * and caches it for a year, as long as the script itself. The only sign is that it does not parse.
 */
export const isTruncatedScript = (error: unknown): boolean => error instanceof SyntaxError

let mending: Promise<string> | undefined

/**
 * Fetches the scripts and stylesheets of this page anew past that cache, once. Returns their addresses if the next load
 * has them whole. Those in `known` were fetched so before: if they do not parse, the browser is too old for them.
 */
export function refetchScripts(known: string): Promise<string> {
  mending ??= askAnew(loadedScripts().filter((url) => !known.includes(url)))
  return mending
}

function loadedScripts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(loaded)].filter(
    (url) => url.startsWith(location.origin) && /^[^?]+\/assets\/[^?]+\.(js|css)$/.test(url),
  )
}

async function askAnew(urls: readonly string[]): Promise<string> {
  try {
    const answers = await Promise.all(urls.map((url) => fetch(url, { cache: 'reload' })))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return urls.join(' ')
  } catch {
    mending = undefined // it is tried again with the next part, or when the line is back
    return '' // this page shows more than the browser's own error page would
  }
}
