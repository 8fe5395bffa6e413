/**
 * The page as if it had never had a script: the physical limit of its own content. JSON-LD stays, because it is data.
 * Hints to load scripts are removed. Parts for visitors without JavaScript stay hidden, so that both pages look alike.
 * No script releases its pictures, so they load when the browser wants, as without JavaScript.
 */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*rel="?(?:modulepreload)"?[^>]*>/gi, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/gi, '')
    .replace('<html', '<html data-pictures=free')
}
