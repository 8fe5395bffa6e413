type Address = { apiBaseUrl: string; siteUrl: string }

/**
 * Whether the API is taken to honour `Idempotency-Key` (decision D13). Unless the owner says so, only an API of our own
 * origin is: to count on keys that nobody keeps books people twice. `said` is the owner's word, empty for none; any
 * other word than `true` is a no, for that is the mistake that harms nobody.
 */
export function knowsKeys(said: string, { apiBaseUrl, siteUrl }: Address): boolean {
  return said === '' ? isOurOrigin(apiBaseUrl, siteUrl) : said === 'true'
}

function isOurOrigin(apiBaseUrl: string, siteUrl: string): boolean {
  if (/^\/(?!\/)/.test(apiBaseUrl)) return true
  return (
    URL.canParse(apiBaseUrl) &&
    URL.canParse(siteUrl) &&
    new URL(apiBaseUrl).origin === new URL(siteUrl).origin
  )
}
