/**
 * Whether `If-None-Match` names this ETag. Weak and strong forms compare alike, as the header asks (RFC 9110 §13.1.2).
 */
export function isFresh(ifNoneMatch: string | undefined | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}
