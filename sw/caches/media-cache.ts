/**
 * Pictures of this origin once seen. Video and range requests are left to the browser: a cache refuses partial answers.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isReadable } from '#contract/addresses/readable-hosts.ts'
import { packed } from '../packs/packs.ts'
import { cacheTable } from './cache-table.ts'
import { isPicture } from './is-picture.ts'
import { PICTURE_ACCEPT } from './picture-accept.ts'
import { pictureElsewhere } from './pictures-elsewhere.ts'

const { name, maxEntries } = cacheTable.pictures

const strategy = new CacheFirst({
  cacheName: name,
  // `Vary: Accept` distinguishes pictures by format; one browser always asks for the same.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isPicture(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } }),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await packed(request.url)) ?? null,
      // Without a network another width is better than none.
      handlerDidError: async ({ request }) => (await packed(request.url, true)) ?? anotherWidth(request.url),
    },
  ],
})

/** The widest that was seen. */
async function anotherWidth(url: string): Promise<Response | undefined> {
  if (!/\?w=\d+$/.test(url)) return undefined
  const cache = await caches.open(name)
  const seen = await cache.keys(url, { ignoreSearch: true, ignoreVary: true })
  const [widest] = [...seen].sort((one, other) => widthOf(other) - widthOf(one))
  return widest && cache.match(widest, { ignoreVary: true })
}

const widthOf = ({ url }: Request) => Number(new URL(url).searchParams.get('w'))

export const isPictureAddress = (url: URL): boolean =>
  url.origin === self.location.origin && /\.(avif|webp|jpe?g|png|svg)$/i.test(url.pathname)

/** Hosts that the policy lets nobody read are left to the browser. */
export const isElsewhere = ({ origin }: URL): boolean =>
  origin !== self.location.origin && isReadable(origin, self.location.origin)

export function routePictures(): void {
  registerRoute(({ url, request }) => request.destination === 'image' && isPictureAddress(url), strategy)
  registerRoute(
    ({ url, request }) => request.destination === 'image' && isElsewhere(url),
    ({ request, event }) => pictureElsewhere(request, event),
  )
}

/** Keeps a picture that was fetched before the worker existed, out of the browser's own cache. */
export async function rememberPicture(url: URL, event: ExtendableEvent): Promise<void> {
  await strategy.handle({ event, request: new Request(url, { headers: { accept: PICTURE_ACCEPT } }) })
}
