/** The parsed address, or null where the text is none. Not every phone that we serve has `URL.parse` (decision 163). */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** The path of an address on the site's own origin, or null: a whole address there says the same as its path. */
export function ownPathOf(address: string, siteUrl: string): string | null {
  if (/^\/(?!\/)/.test(address)) return address
  const url = urlOf(address)
  return url && url.origin === urlOf(siteUrl)?.origin ? url.pathname.replace(/\/$/, '') : null
}

/** `?line=agro`; empty where nothing is asked. */
export function searchOf(query: URLSearchParams): string {
  const asked = String(query)
  return asked && `?${asked}`
}
