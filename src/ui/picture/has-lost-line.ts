/**
 * Whether a film failed for want of a network; else this phone cannot play it, or the host does not have it. Browsers
 * call a dead line "not supported" too, so it is asked whether anybody answers at all.
 */
export async function hasLostLine({ error, src }: HTMLVideoElement): Promise<boolean> {
  if (!navigator.onLine || error?.code === MediaError.MEDIA_ERR_NETWORK) return true
  if (error?.code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return false
  const { href, origin } = location
  // The policy may let no page ask another host, or not where that one leads to: it would look like a dead line.
  const asked = src.startsWith(origin) ? src : href
  const signal = AbortSignal.timeout?.(10_000) ?? null // decision D12; before Chrome 103 the browser decides
  return fetch(asked, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => false,
    () => true,
  )
}
