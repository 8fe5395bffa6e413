/**
 * Where pictures and films may come from beside the site itself, as a policy names it. `https:` is every host: those of
 * another backend may be known to it alone, and a page may show them but never read them.
 */
export function mediaSources(apiOrigin: string, mediaOrigins: readonly string[]): string[] {
  const named = mediaOrigins.map((address) => new URL(address).origin)
  return [apiOrigin, ...(named.length > 0 ? named : [apiOrigin && 'https:'])].filter(Boolean)
}
