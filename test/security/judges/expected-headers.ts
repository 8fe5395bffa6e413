/** What each class of answer must say, written out a second time, to find a mistake in the server's own table. */

import { OUR_ORIGIN } from '../server.ts'

/** null: must not be there. A policy is compared by its directives; hashes of styles are checked against the page. */
export type Expected = Readonly<Record<string, string | null>>

export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types adbond-worker adbond-data dompurify',
  'upgrade-insecure-requests',
].join('; ')

const EMBEDS = '(self "https://www.youtube-nocookie.com")'

const ON_TLS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
const ANY = { 'x-content-type-options': 'nosniff', 'x-powered-by': null, 'set-cookie': null }
const NOBODY_ELSE = { 'access-control-allow-origin': null, 'access-control-allow-credentials': null }
const EVERYBODY = { 'access-control-allow-origin': '*', 'access-control-allow-credentials': null }

const page: Expected = {
  ...ANY,
  ...ON_TLS,
  ...NOBODY_ELSE,
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), autoplay=${EMBEDS}, fullscreen=${EMBEDS}`,
}
const html = {
  ...page,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
}
const text = { ...page, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const beside: Expected = {
  ...ANY,
  ...ON_TLS,
  ...NOBODY_ELSE,
  'content-security-policy': DATA_POLICY,
  'cross-origin-resource-policy': 'same-origin',
}
const SCRIPT = 'text/javascript; charset=utf-8'

const data: Expected = {
  ...ANY,
  ...ON_TLS,
  ...EVERYBODY,
  'content-security-policy': DATA_POLICY,
  'content-type': 'application/json',
}
/** To a page of the owner's site (S8 asks as others). */
const unkept = { ...data, 'access-control-allow-origin': OUR_ORIGIN, 'cache-control': 'no-store' }

export const EXPECTED = {
  page: html,
  shell: html,
  asset: { ...beside, 'content-type': SCRIPT, 'cache-control': 'public, max-age=31536000, immutable' },
  worker: { ...page, 'content-type': SCRIPT, 'cache-control': 'no-cache' },
  manifest: { ...beside, 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  bundle: { ...page, 'content-type': 'application/json', 'cache-control': 'no-cache' },
  'unknown address': html,
  'missing asset': text,
  'wrong method': { ...text, allow: 'GET, HEAD' },
  picture: {
    ...ANY,
    ...ON_TLS,
    ...EVERYBODY,
    'content-security-policy': DATA_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=2592000',
  },
  'API 200': { ...data, 'cache-control': 'public, max-age=60, stale-while-revalidate=600' },
  'API 200, seats': { ...data, 'cache-control': 'no-cache' },
  'API 402': data,
  'API 404': data,
  'API 500': { ...data, 'cache-control': 'no-store', 'x-request-id': /^[0-9a-f-]{36}$/.source },
  'POST 200': unkept,
  'POST 400': unkept,
  'POST 402': unkept,
  'POST 413': unkept,
  'POST 415': unkept,
  'POST 422': unkept,
  'POST 429': { ...unkept, 'retry-after': /^\d+$/.source },
  'malformed request': {
    ...ANY,
    'content-security-policy': DATA_POLICY,
    'content-type': 'application/json',
    'cache-control': 'no-store',
  },
} satisfies Record<string, Expected>

export type ResponseClass = keyof typeof EXPECTED

export const STATUS: Record<ResponseClass, number> = {
  page: 200,
  shell: 200,
  asset: 200,
  worker: 200,
  manifest: 200,
  bundle: 200,
  'unknown address': 404,
  'missing asset': 404,
  'wrong method': 405,
  picture: 200,
  'API 200': 200,
  'API 200, seats': 200,
  'API 402': 402,
  'API 404': 404,
  'API 500': 500,
  'POST 200': 200,
  'POST 400': 400,
  'POST 402': 402,
  'POST 413': 413,
  'POST 415': 415,
  'POST 422': 422,
  'POST 429': 429,
  'malformed request': 400,
}

/** Those that a plain host answers too. */
export const STATIC_CLASSES = [
  'page',
  'shell',
  'asset',
  'worker',
  'manifest',
  'bundle',
  'unknown address',
  'missing asset',
] as const satisfies ResponseClass[]
