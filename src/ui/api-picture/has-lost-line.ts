import { siteConfig } from '#contract/site-config.ts'

/**
 * Whether a film failed for want of a network; else this phone cannot play it, or the host does not have it. Browsers
 * call a dead line "not supported" too, so somebody is asked whether they answer at all.
 */
export async function hasLostLine({ error, src }: HTMLVideoElement): Promise<boolean> {
  if (!navigator.onLine || error?.code === MediaError.MEDIA_ERR_NETWORK) return true
  if (error?.code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return false
  const { href, origin } = location
  const { apiOrigin, mediaOrigins } = siteConfig
  // The policy lets no page ask any other host: the refusal would look like a dead line.
  const mayAsk = [origin, apiOrigin, ...mediaOrigins].some((host) => host && src.startsWith(host))
  const signal = AbortSignal.timeout(10_000) // decision D12
  return fetch(mayAsk ? src : href, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal }).then(
    () => false,
    () => true,
  )
}
