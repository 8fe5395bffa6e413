import { ownPathOf } from './addresses/url.ts'

type Address = { apiBaseUrl: string; siteUrl: string }

/**
 * Whether the API is assumed to honour `Idempotency-Key` (decision D13). Unless the owner says so, only an API of our
 * own origin is: relying on keys that nobody keeps books people twice. `said` is the owner's setting, empty for none.
 * Any other word than `true` means no, because that mistake harms nobody.
 */
export function knowsKeys(said: string, { apiBaseUrl, siteUrl }: Address): boolean {
  return said === '' ? ownPathOf(apiBaseUrl, siteUrl) !== null : said === 'true'
}
