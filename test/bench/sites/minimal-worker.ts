/** The service worker of the minimal page: Workbox's precache and nothing else. The bench writes its list. */
import { precacheAndRoute } from 'workbox-precaching'

declare const MINIMAL_PRECACHE: { url: string; revision: string | null }[]

precacheAndRoute(MINIMAL_PRECACHE)
addEventListener('install', () => void Reflect.get(globalThis, 'skipWaiting').call(globalThis))
