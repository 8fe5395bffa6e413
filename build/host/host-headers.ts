import { pagePolicy } from '../../api/static/page-policy.ts'
import { assetHeaders, FOR_EVER, tlsHeaders } from '../../api/static/security-headers.ts'

type Values = Record<string, string>

const POLICY = 'Content-Security-Policy'
/** The headers of the rule for every address: no other rule may repeat them. */
const EVERYWHERE = [
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
]
/** Unknown addresses have their policy inside the page, where it cannot say who may frame them. */
const NO_FRAMES = { 'X-Frame-Options': 'DENY' }
const BESIDE_PAGES = ['/icons/*', '/share/*', '/screenshots/*', '/manifest.webmanifest', '/favicon.ico']
const WORKER = '/sw.js'
/** For pages too: such a host compresses by itself, and `no-transform` may forbid it that. */
const CHECKED = { 'Cache-Control': 'no-cache' }

/**
 * The text of `_headers`. Hosts join the values of all rules that match an address, and two policies allow only what
 * both do. So each address has each header from one rule. `pages` are addresses with their HTML. `bundles` are the files
 * whose policy names the rules of every page, because they pass it on to the pages in them.
 */
export function hostHeaders(
  policy: string,
  pages: ReadonlyMap<string, string>,
  bundles: readonly string[],
  base = '',
): string {
  const all = tlsHeaders(policy)
  const page = without(all, EVERYWHERE)
  const asset = without(assetHeaders(all), EVERYWHERE)
  const rows: [string, Values][] = [
    ['/*', { ...Object.fromEntries(EVERYWHERE.map((name) => [name, all[name] ?? ''])), ...NO_FRAMES }],
    ...[...pages, [WORKER, ''] as const].map(([path, html]): [string, Values] => [
      path,
      { ...page, [POLICY]: pagePolicy(all[POLICY] ?? '', html), ...CHECKED },
    ]),
    ...bundles.map((path): [string, Values] => [path, { ...page, ...CHECKED }]),
    ...BESIDE_PAGES.map((path): [string, Values] => [path, { ...asset, ...CHECKED }]),
    ['/assets/*', { ...asset, 'Cache-Control': FOR_EVER }],
  ]
  return `${rows.map(([path, values]) => [base + path, ...Object.entries(values).map(lineOf)].join('\n')).join('\n')}\n`
}

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const lineOf = ([name, value]: [string, string]) => `  ${name}: ${value}`
