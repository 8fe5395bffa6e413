/** The browser has both of these, but not on every phone that we serve (decision 163). */

/** The parsed address, or null where the text is none. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** `?line=agro`; empty where nothing is asked. */
export function searchOf(query: URLSearchParams): string {
  const asked = String(query)
  return asked && `?${asked}`
}
