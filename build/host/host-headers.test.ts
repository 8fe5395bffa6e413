import { expect, it } from 'vitest'
import { styleHash } from '../../api/static/page-policy.ts'
import { hostHeaders } from './host-headers.ts'

const policy = `default-src 'none'; style-src 'self' '${styleHash('a{}')}' '${styleHash('b{}')}'`
const pages = new Map([
  ['/', '<style>a{}</style>'],
  ['/resource_hub', '<style>b{}</style>'],
  ['/resource_hub/:slug', '<style>a{}</style>'],
])
const text = hostHeaders(policy, pages, ['/offline-abcdefgh.json'])

/** The rules that match an address, as hosts match them. */
function rulesOf(address: string): string[][] {
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split('\n'))
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(
      address,
    )
  return rules.filter(([pattern = '']) => matches(pattern))
}

const headersOf = (address: string) =>
  rulesOf(address).flatMap(([, ...lines]) => lines.map((line) => line.trim().split(': ') as [string, string]))

it.each([
  '/',
  '/resource_hub',
  '/resource_hub/a-post',
  '/sw.js',
  '/offline-abcdefgh.json',
  '/assets/core-abcdefgh.js',
  '/icons/icon.svg',
])('%s has each header once, a policy and a life among them', (address) => {
  const names = headersOf(address).map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names).toEqual(
    expect.arrayContaining(['Content-Security-Policy', 'Cache-Control', 'X-Content-Type-Options']),
  )
})

it.each([
  ['/', 'a{}', 'b{}'],
  ['/resource_hub', 'b{}', 'a{}'],
  ['/resource_hub/a-post', 'a{}', 'b{}'],
])('the policy of %s names its own rules alone', (address, own, other) => {
  const said = Object.fromEntries(headersOf(address))['Content-Security-Policy']
  expect(said).toContain(styleHash(own))
  expect(said).not.toContain(styleHash(other))
})

it.each([
  ['/sw.js', "default-src 'none'; style-src 'self'"],
  ['/offline-abcdefgh.json', policy],
])('%s has the policy of what it fetches or brings', (address, own) =>
  expect(Object.fromEntries(headersOf(address))['Content-Security-Policy']).toBe(
    `${own}; upgrade-insecure-requests`,
  ),
)

it('an address that no rule names is not framed, tells no other site where it was, and stays on TLS', () => {
  const said = Object.fromEntries(headersOf('/nowhere'))
  expect(said['X-Frame-Options']).toBe('DENY')
  expect(said['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
  expect(said['Strict-Transport-Security']).toContain('max-age=63072000')
})

it('a site in a folder of its host has its rules there', () =>
  expect(hostHeaders(policy, pages, [], '/adbond').match(/^\/.*/gm)).toEqual(
    expect.arrayContaining(['/adbond/*', '/adbond/', '/adbond/sw.js', '/adbond/assets/*']),
  ))

it('the files of a build live for ever, everything else is asked about', () => {
  expect(Object.fromEntries(headersOf('/assets/core-abcdefgh.js'))['Cache-Control']).toContain('immutable')
  expect(Object.fromEntries(headersOf('/'))['Cache-Control']).toBe('no-cache')
})
