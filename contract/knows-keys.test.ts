import { describe, expect, test } from 'vitest'
import { knowsKeys } from './knows-keys.ts'

const siteUrl = 'https://adbond.example'

describe('whether the API keeps idempotency keys (decision D13)', () => {
  test.each([
    ['', '/api/v2', siteUrl, true],
    ['', '', siteUrl, false],
    ['', '//api.example.com/api/v2', siteUrl, false],
    ['', 'https://api.example.com/api/v2', siteUrl, false],
    ['', 'https://adbond.example.com/api/v2', siteUrl, false],
    ['', 'http://adbond.example/api/v2', siteUrl, false],
    ['', 'https://adbond.example/api/v2', siteUrl, true],
    ['', 'https://adbond.example/api/v2', '', false],
    ['true', 'https://api.example.com/api/v2', siteUrl, true],
    ['false', '/api/v2', siteUrl, false],
    ['False', '/api/v2', siteUrl, false],
    ['no', '/api/v2', siteUrl, false],
  ])('the owner says "%s" of the API %s, the site is %s: %s', (said, apiBaseUrl, site, expected) => {
    expect(knowsKeys(said, { apiBaseUrl, siteUrl: site })).toBe(expected)
  })
})
