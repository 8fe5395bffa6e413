/**
 * The page as if it had never had a script: the physical limit of its own content. JSON-LD stays, it is data; hints to
 * load scripts go with them, and what only those without JavaScript see stays hidden, so that both pages look alike. Nobody
 * would give its pictures free: they are loaded when the browser wants, as where there is no JavaScript.
 */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*rel="?(?:modulepreload)"?[^>]*>/gi, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/gi, '')
    .replace('<html', '<html data-pictures=free')
}
