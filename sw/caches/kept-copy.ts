/** Headers in which a host describes one transfer; a copy on the phone is plain and has no tag. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary']

/** A copy to keep: the host's headers (the policy among them), another body and, if its kind differs, another type. */
export function keptCopy(
  { headers }: Pick<Response, 'headers'>,
  body: BodyInit | null,
  type?: string,
): Response {
  const kept = new Headers(headers)
  for (const name of OF_THE_TRANSFER) kept.delete(name)
  if (type) kept.set('content-type', type)
  return new Response(body, { headers: kept })
}
