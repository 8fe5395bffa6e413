import { expect, it } from 'vitest'
import { pagePolicy, styleHash } from './page-policy.ts'

const policy = `default-src 'none'; style-src 'self' '${styleHash('a{}')}' '${styleHash('b{}')}'; base-uri 'none'`

it.each([
  ['<style>b{}</style><p>b</p>', ` '${styleHash('b{}')}'`],
  ['<style>b{}</style><style>a{}</style>', ` '${styleHash('a{}')}' '${styleHash('b{}')}'`],
  ['<style>c{}</style>', ''],
  ['no style', ''],
])('of %s the policy of a page names the rules and no other', (html, hashes) =>
  expect(pagePolicy(policy, html)).toBe(`default-src 'none'; style-src 'self'${hashes}; base-uri 'none'`),
)

it('a policy without hashes stays what it is', () =>
  expect(pagePolicy("style-src 'self'", '<style>a{}</style>')).toBe("style-src 'self'"))
