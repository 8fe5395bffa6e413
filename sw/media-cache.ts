/** Pictures once seen. Video and range requests are left to the browser: a cache refuses partial answers. */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cacheTable } from './cache-table.ts'

const { name, maxEntries } = cacheTable.pictures

const strategy = new CacheFirst({
  cacheName: name,
  // `Vary: Accept` tells pictures apart by format; one browser always asks for the same.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isPicture(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } }),
  ],
})

/** Nothing opaque (each counts as megabytes) and no portal's page under a picture's address. */
function isPicture(response: Response): boolean {
  return response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/')
}

export const isPictureAddress = (url: URL): boolean =>
  url.origin === self.location.origin && /\.(avif|webp|jpe?g|png|svg)$/i.test(url.pathname)

export function routePictures(): void {
  registerRoute(({ url, request }) => request.destination === 'image' && isPictureAddress(url), strategy)
}

/** Keeps a picture that was fetched before the worker was there. */
export async function rememberPicture(url: URL, event: ExtendableEvent): Promise<void> {
  await strategy.handle({ event, request: new Request(url) })
}
